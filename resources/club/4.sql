-- SPDX-License-Identifier: GPL-3.0-or-later
-- A match of another game does not take a fixture, and an organiser unties one from it. A server in the place of one that
-- was lost: whoever brings a match there that was played elsewhere keeps it for the computer where it was played.
SET LOCAL search_path = whistle, pg_temp;

ALTER TABLE about ADD COLUMN restored bool NOT NULL DEFAULT false; -- in the place of a server that was lost
ALTER TABLE records ADD COLUMN is_brought bool NOT NULL DEFAULT false; -- by a computer where it was not played

CREATE OR REPLACE FUNCTION against_taking(r records, from_device uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
BEGIN
    IF r.id IS NULL THEN
        RETURN refused('unknown');
    ELSIF from_device IS NULL THEN
        RETURN refused('held', held_by(r));
    ELSIF (r.holder, r.device) = (session_user, from_device) THEN
        RETURN NULL;
    ELSIF r.is_brought THEN
        RETURN NULL;
    ELSIF r.finished THEN
        RETURN refused('over');
    ELSIF r.held_until > now() THEN
        RETURN refused('held', held_by(r));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION take_over(wanted uuid, from_device uuid, from_name text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    refusal jsonb;
BEGIN
    IF NOT has('table') THEN
        RETURN refused('role', '{"needed": "table"}');
    END IF;
    SELECT * INTO r FROM records WHERE id = wanted AND kind = 'match';
    refusal := against_taking(r, from_device);
    IF refusal IS NULL THEN
        SELECT * INTO r FROM records WHERE id = wanted FOR NO KEY UPDATE;
        refusal := against_taking(r, from_device);
    END IF;
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    UPDATE records SET holder = session_user, device = from_device, device_name = from_name,
        is_brought = false,
        heard_at = now(), held_until = now() + (SELECT lease FROM about) WHERE id = wanted;
    UPDATE histories SET holder = session_user, device = from_device, device_name = from_name
        WHERE record = wanted AND history = r.counts;
    INSERT INTO holders (record, holder, device, device_name) VALUES (wanted, session_user, from_device, from_name)
        ON CONFLICT DO NOTHING;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

-- `is_played`: at this computer. On a server that was lost whoever has a match that is there already may have held it.
DROP FUNCTION begin_record(uuid, text, text, text, uuid, text, text, uuid, text);
CREATE FUNCTION begin_record(new_id uuid, new_kind text, new_game text, header text, for_season uuid, for_fixture text,
                             under_terms text, from_device uuid, from_name text, is_played bool DEFAULT true) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    other records;
    played text; -- the game of the season
    chain text := proven('', header, 0);
    until timestamptz := now() + (SELECT lease FROM about);
BEGIN
    IF has('viewer') AND EXISTS (SELECT FROM taken_off WHERE id IN (new_id, for_season)) THEN
        RETURN refused('taken_off');
    END IF;
    IF NOT has(CASE new_kind WHEN 'season' THEN 'organiser' ELSE 'table' END) THEN
        RETURN refused('role', jsonb_build_object('needed', CASE new_kind WHEN 'season' THEN 'organiser' ELSE 'table' END));
    END IF;
    IF chain IS NULL THEN
        RETURN refused('chain', '{"number": 0}');
    END IF;
    IF EXISTS (SELECT FROM records WHERE id = new_id) THEN
        IF is_played AND (SELECT restored FROM about) AND (begun_already(new_id, header) ? 'taken') THEN
            INSERT INTO holders (record, holder, device, device_name) VALUES (new_id, session_user, from_device, from_name)
                ON CONFLICT DO NOTHING;
        END IF;
        RETURN begun_already(new_id, header);
    END IF;
    IF NOT starts_with(header, '{"format":"whistle-match","format_version":') OR
            position('"game":' || to_json(new_game)::text || ',' IN header) = 0 THEN
        RETURN refused('chain', '{"number": 0}');
    END IF;
    IF for_season IS NOT NULL THEN
        IF NOT EXISTS (SELECT FROM records WHERE id = for_season AND kind = 'season') THEN
            RETURN refused('unknown');
        END IF;
        SELECT text::jsonb #>> '{entry,season,game}' INTO played FROM lines WHERE record = for_season AND number = 1;
        IF played IS NOT NULL AND NOT EXISTS (SELECT FROM lines WHERE record = for_season
                                              AND position('"game":' || to_json(new_game)::text IN text) > 0) THEN
            RETURN refused('game', jsonb_build_object('game', new_game, 'expected', played));
        END IF;
        -- One fixture, one match at a time; nobody else waits for it.
        INSERT INTO beginnings (season, fixture) VALUES (for_season, for_fixture)
            ON CONFLICT (season, fixture) DO UPDATE SET times = beginnings.times + 1;
        SELECT * INTO other FROM records
            WHERE season = for_season AND fixture = for_fixture AND NOT finished AND NOT is_brought AND held_until > now()
                AND (holder, device) IS DISTINCT FROM (session_user, from_device) LIMIT 1;
        IF FOUND THEN
            RETURN refused('fixture', held_by(other));
        END IF;
    END IF;
    INSERT INTO records (id, kind, game, season, fixture, terms, holder, device, device_name, held_until, is_brought)
        VALUES (new_id, new_kind, new_game, for_season, for_fixture, under_terms, session_user, from_device, from_name, until, NOT is_played)
        ON CONFLICT (id) DO NOTHING;
    IF NOT FOUND THEN -- somebody was faster
        RETURN begun_already(new_id, header);
    END IF;
    INSERT INTO histories (record, history, header, last_chain, holder, device, device_name)
        VALUES (new_id, 1, header, chain, session_user, from_device, from_name);
    IF is_played THEN
        INSERT INTO holders (record, holder, device, device_name) VALUES (new_id, session_user, from_device, from_name);
    END IF;
    PERFORM told(new_id);
    RETURN state_of(new_id);
END $$;

-- The match goes on, for nothing but itself: its fixture is free.
CREATE FUNCTION untie(wanted uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
BEGIN
    IF NOT has('organiser') THEN
        RETURN refused('role', '{"needed": "organiser"}');
    END IF;
    UPDATE records SET season = NULL, fixture = '', terms = '{}' WHERE id = wanted AND kind = 'match';
    IF NOT FOUND THEN
        RETURN refused('unknown');
    END IF;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

CREATE OR REPLACE FUNCTION choose_history(wanted uuid, chosen int, its_reason text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    h histories;
BEGIN
    IF NOT has('organiser') THEN
        RETURN refused('role', '{"needed": "organiser"}');
    ELSIF trim(coalesce(its_reason, '')) = '' THEN
        RETURN refused('reason');
    END IF;
    PERFORM FROM records WHERE id = wanted FOR NO KEY UPDATE;
    SELECT * INTO h FROM histories WHERE record = wanted AND history = chosen;
    IF NOT FOUND THEN
        RETURN refused('unknown');
    ELSIF NOT EXISTS (SELECT FROM histories WHERE record = wanted AND history <> chosen) THEN
        RETURN refused('one_history');
    END IF;
    UPDATE histories SET chosen_by = NULL, reason = '' WHERE record = wanted;
    UPDATE histories SET chosen_by = session_user, reason = its_reason WHERE record = wanted AND history = chosen;
    -- What was told of the other one is no longer so.
    UPDATE records SET counts = chosen, is_brought = false, title = '', summary = '{}', finished = false, holder = h.holder, device = h.device, device_name = h.device_name,
        held_until = now() + (SELECT lease FROM about) WHERE id = wanted;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

CREATE OR REPLACE FUNCTION take_off_call(for_season uuid, its_fixture text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    refusal jsonb := against_evening(for_season);
BEGIN
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    DELETE FROM calls WHERE season = for_season AND fixture = its_fixture;
    IF NOT FOUND THEN
        RETURN refused('not_called');
    END IF;
    PERFORM told(for_season);
    RETURN state_of(for_season);
END $$;
