-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a side has said of a result at its table, it may take back there. When a computer was heard last. And nobody
-- holds up others: a row is locked only by who may write into it, and what is asked with null is refused.
SET LOCAL search_path = whistle, pg_temp;

ALTER TABLE records ADD COLUMN heard_at timestamptz NOT NULL DEFAULT now(); -- the last word of its holder
UPDATE records SET heard_at = last_at;
ALTER TABLE records ADD CONSTRAINT is_bounded CHECK (length(title) <= 1000 AND length(fixture) <= 1000
    AND length(terms) <= 100000 AND length(summary) <= 4000000 AND length(device_name) <= 1000) NOT VALID;

-- Whose beginning of a fixture is under way: the row that the next one waits for.
CREATE TABLE beginnings (
    season uuid REFERENCES records (id) ON DELETE CASCADE,
    fixture text,
    times int NOT NULL DEFAULT 1,
    PRIMARY KEY (season, fixture)
);

CREATE OR REPLACE FUNCTION against_writing(r records, from_device uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
BEGIN
    IF r.id IS NULL THEN
        RETURN refused('unknown');
    ELSIF NOT has(CASE r.kind WHEN 'season' THEN 'organiser' ELSE 'table' END) THEN
        RETURN refused('role', jsonb_build_object('needed', CASE r.kind WHEN 'season' THEN 'organiser' ELSE 'table' END));
    ELSIF r.kind = 'match' AND ((r.holder, r.device) IS DISTINCT FROM (session_user, from_device)) THEN
        RETURN refused('held', held_by(r));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION against_taking(r records, from_device uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
BEGIN
    IF r.id IS NULL THEN
        RETURN refused('unknown');
    ELSIF from_device IS NULL THEN
        RETURN refused('held', held_by(r));
    ELSIF (r.holder, r.device) = (session_user, from_device) THEN
        RETURN NULL;
    ELSIF r.finished THEN
        RETURN refused('over');
    ELSIF r.held_until > now() THEN
        RETURN refused('held', held_by(r));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION held_for_writing(wanted uuid, from_device uuid) RETURNS records
    LANGUAGE plpgsql SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
BEGIN
    SELECT * INTO r FROM records WHERE id = wanted;
    IF against_writing(r, from_device) IS NULL THEN
        SELECT * INTO r FROM records WHERE id = wanted FOR NO KEY UPDATE;
    END IF;
    RETURN r;
END $$;

CREATE FUNCTION begun_already(wanted uuid, its_header text) RETURNS jsonb
    LANGUAGE sql STABLE SET search_path = whistle, pg_temp AS $$
    SELECT CASE WHEN EXISTS (SELECT FROM histories WHERE record = wanted AND history = 1 AND header = its_header)
                THEN state_of(wanted) ELSE refused('another') END;
$$;

CREATE OR REPLACE FUNCTION begin_record(new_id uuid, new_kind text, new_game text, header text, for_season uuid, for_fixture text,
                             under_terms text, from_device uuid, from_name text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    other records;
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
        -- One fixture, one match at a time; nobody else waits for it.
        INSERT INTO beginnings (season, fixture) VALUES (for_season, for_fixture)
            ON CONFLICT (season, fixture) DO UPDATE SET times = beginnings.times + 1;
        SELECT * INTO other FROM records
            WHERE season = for_season AND fixture = for_fixture AND NOT finished AND held_until > now()
                AND (holder, device) IS DISTINCT FROM (session_user, from_device) LIMIT 1;
        IF FOUND THEN
            RETURN refused('fixture', held_by(other));
        END IF;
    END IF;
    INSERT INTO records (id, kind, game, season, fixture, terms, holder, device, device_name, held_until)
        VALUES (new_id, new_kind, new_game, for_season, for_fixture, under_terms, session_user, from_device, from_name, until)
        ON CONFLICT (id) DO NOTHING;
    IF NOT FOUND THEN -- somebody was faster
        RETURN begun_already(new_id, header);
    END IF;
    INSERT INTO histories (record, history, header, last_chain, holder, device, device_name)
        VALUES (new_id, 1, header, chain, session_user, from_device, from_name);
    INSERT INTO holders (record, holder, device, device_name) VALUES (new_id, session_user, from_device, from_name);
    PERFORM told(new_id);
    RETURN state_of(new_id);
END $$;

CREATE OR REPLACE FUNCTION append(wanted uuid, from_device uuid, since int, follows text, texts text[]) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    h histories;
    refusal jsonb;
    there int;
BEGIN
    r := held_for_writing(wanted, from_device);
    refusal := against_writing(r, from_device);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    SELECT * INTO h FROM histories WHERE record = wanted AND history = r.counts;
    there := h.line_count - since;
    IF there > 0 AND there <= cardinality(texts) AND right(texts[there], 76) = ',"chain":"' || h.last_chain || '"}' THEN
        texts := texts[there + 1 :];
    ELSIF there IS DISTINCT FROM 0 OR follows IS DISTINCT FROM h.last_chain THEN
        RETURN refused('parted', jsonb_build_object('count', h.line_count, 'chain', h.last_chain, 'history', h.history));
    END IF;
    refusal := put(wanted, h.history, h.line_count, h.last_chain, texts);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    UPDATE records SET last_at = now(), heard_at = now(), held_until = now() + (SELECT lease FROM about) WHERE id = wanted;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

CREATE OR REPLACE FUNCTION tell(wanted uuid, from_device uuid, its_title text, its_summary text, is_over bool) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    refusal jsonb;
BEGIN
    r := held_for_writing(wanted, from_device);
    refusal := against_writing(r, from_device);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    IF (r.title, r.summary, r.finished) IS DISTINCT FROM (its_title, its_summary, is_over) THEN
        UPDATE records SET title = its_title, summary = its_summary, finished = is_over WHERE id = wanted;
        PERFORM told(wanted);
    END IF;
    UPDATE records SET heard_at = now(), held_until = now() + (SELECT lease FROM about) WHERE id = wanted AND kind = 'match';
    RETURN state_of(wanted);
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
        heard_at = now(), held_until = now() + (SELECT lease FROM about) WHERE id = wanted;
    UPDATE histories SET holder = session_user, device = from_device, device_name = from_name
        WHERE record = wanted AND history = r.counts;
    INSERT INTO holders (record, holder, device, device_name) VALUES (wanted, session_user, from_device, from_name)
        ON CONFLICT DO NOTHING;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

CREATE OR REPLACE FUNCTION keep_history(wanted uuid, from_device uuid, from_name text, since int, texts text[]) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    h histories;
    refusal jsonb;
    first text := substr(right(texts[1], 66), 1, 64);
    chain text;
    there int;
BEGIN
    IF NOT has('table') THEN
        RETURN refused('role', '{"needed": "table"}');
    ELSIF NOT EXISTS (SELECT FROM records WHERE id = wanted AND kind = 'match') THEN
        RETURN refused('unknown');
    ELSIF NOT EXISTS (SELECT FROM holders WHERE record = wanted AND holder = session_user AND device = from_device) THEN
        RETURN refused('held', (SELECT held_by(records) FROM records WHERE id = wanted));
    ELSIF coalesce(cardinality(texts), 0) = 0 OR since IS NULL THEN
        RETURN refused('chain', jsonb_build_object('number', since + 1));
    END IF;
    SELECT * INTO r FROM records WHERE id = wanted FOR NO KEY UPDATE;
    -- One that goes on with the same line, and as far as it goes with the same lines.
    SELECT o.* INTO h FROM histories o JOIN lines l ON l.record = wanted AND l.history = o.history AND l.number = since + 1
        WHERE o.record = wanted AND o.history <> r.counts AND l.chain = first
            AND CASE WHEN o.line_count - since < cardinality(texts)
                     THEN right(texts[o.line_count - since], 76) = ',"chain":"' || o.last_chain || '"}'
                     ELSE EXISTS (SELECT FROM lines m WHERE m.record = wanted AND m.history = o.history
                                  AND m.number = since + cardinality(texts)
                                  AND m.chain = substr(right(texts[cardinality(texts)], 66), 1, 64)) END
        ORDER BY o.line_count DESC, o.history LIMIT 1;
    IF FOUND THEN
        there := h.line_count - since;
        texts := texts[there + 1 :];
        IF coalesce(cardinality(texts), 0) = 0 THEN
            RETURN jsonb_build_object('taken', true, 'history', h.history, 'count', h.line_count, 'chain', h.last_chain);
        END IF;
    ELSE
        SELECT * INTO h FROM histories WHERE record = wanted AND history = r.counts;
        IF since < 0 OR since > h.line_count THEN
            RETURN refused('parted', jsonb_build_object('count', h.line_count, 'chain', h.last_chain, 'history', h.history));
        END IF;
        chain := CASE WHEN since = 0 THEN proven('', h.header, 0)
                 ELSE (SELECT l.chain FROM lines l WHERE l.record = wanted AND l.history = r.counts AND l.number = since) END;
        INSERT INTO histories (record, history, header, line_count, last_chain, parted, holder, device, device_name)
            VALUES (wanted, (SELECT max(history) + 1 FROM histories WHERE record = wanted), h.header, since, chain, since,
                    session_user, from_device, from_name)
            RETURNING * INTO h;
        INSERT INTO lines SELECT record, h.history, number, text, l.chain, sealed FROM lines l
            WHERE record = wanted AND history = r.counts AND number <= since;
        -- Two histories again: somebody has to choose anew.
        UPDATE histories SET chosen_by = NULL, reason = '' WHERE record = wanted;
    END IF;
    refusal := put(wanted, h.history, h.line_count, h.last_chain, texts);
    IF refusal IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'WH001', MESSAGE = refusal::text; -- what was made above goes
    END IF;
    PERFORM told(wanted);
    RETURN (SELECT jsonb_build_object('taken', true, 'history', history, 'count', line_count, 'chain', last_chain)
            FROM histories WHERE record = wanted AND history = h.history);
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
    END IF;
    UPDATE histories SET chosen_by = NULL, reason = '' WHERE record = wanted;
    UPDATE histories SET chosen_by = session_user, reason = its_reason WHERE record = wanted AND history = chosen;
    -- What was told of the other one is no longer so.
    UPDATE records SET counts = chosen, title = '', summary = '{}', finished = false, holder = h.holder, device = h.device, device_name = h.device_name,
        held_until = now() + (SELECT lease FROM about) WHERE id = wanted;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

CREATE OR REPLACE FUNCTION against_agreeing(r records, its_side int, its_chain text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
DECLARE
    h histories;
BEGIN
    SELECT * INTO h FROM histories WHERE record = r.id AND history = r.counts;
    IF h.last_chain IS DISTINCT FROM its_chain THEN
        RETURN refused('parted', jsonb_build_object('count', h.line_count, 'chain', h.last_chain, 'history', h.history));
    ELSIF NOT r.finished THEN
        RETURN refused('open');
    ELSIF its_side IS NULL OR its_side NOT BETWEEN 1 AND coalesce(jsonb_array_length(r.summary::jsonb #> '{result,sides}'), 0) THEN
        RETURN refused('side');
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION agree_for(wanted uuid, its_side int, its_chain text, its_reason text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    refusal jsonb;
BEGIN
    IF NOT has('organiser') THEN
        RETURN refused('role', '{"needed": "organiser"}');
    ELSIF trim(coalesce(its_reason, '')) = '' THEN
        RETURN refused('reason');
    END IF;
    SELECT * INTO r FROM records WHERE id = wanted AND kind = 'match' FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RETURN refused('unknown');
    END IF;
    refusal := against_agreeing(r, its_side, its_chain);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    PERFORM note_agreement(wanted, its_side, its_chain, its_reason);
    RETURN state_of(wanted);
END $$;

CREATE OR REPLACE FUNCTION tell_history(wanted uuid, from_device uuid, of_history int, its_telling text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
BEGIN
    IF NOT has('table') THEN
        RETURN refused('role', '{"needed": "table"}');
    END IF;
    IF EXISTS (SELECT FROM histories WHERE record = wanted AND history = of_history AND holder = session_user
               AND device = from_device) THEN
        PERFORM FROM records WHERE id = wanted FOR NO KEY UPDATE; -- in the order in which everybody holds them
    END IF;
    UPDATE histories SET telling = its_telling
        WHERE record = wanted AND history = of_history AND holder = session_user AND device = from_device;
    IF NOT FOUND THEN
        RETURN coalesce((SELECT refused('held', held_by(records)) FROM records WHERE id = wanted), refused('unknown'));
    END IF;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

-- Only while another side has still to say so: what all have said is the organiser's to correct.
CREATE FUNCTION take_back(wanted uuid, from_device uuid, its_side int, its_chain text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    refusal jsonb;
BEGIN
    r := held_for_writing(wanted, from_device);
    refusal := coalesce(against_writing(r, from_device), against_agreeing(r, its_side, its_chain));
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    IF (SELECT count(*) FROM agreed WHERE record = wanted AND chain = its_chain)
            >= jsonb_array_length(r.summary::jsonb #> '{result,sides}')
        OR EXISTS (SELECT FROM agreed WHERE record = wanted AND side = its_side AND chain = its_chain AND reason <> '') THEN
        RETURN refused('agreed');
    END IF;
    DELETE FROM agreed WHERE record = wanted AND side = its_side;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

-- `matches`: of each match its last chain as that computer has it, by its id; what a table has brought meanwhile is not lost.
DROP FUNCTION take_off(uuid, int, text);
CREATE FUNCTION take_off(wanted uuid, count int, chain text, matches jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    h histories;
BEGIN
    IF NOT has('organiser') THEN
        RETURN refused('role', '{"needed": "organiser"}');
    END IF;
    PERFORM FROM records WHERE id = wanted AND kind = 'season' FOR UPDATE;
    SELECT h1.* INTO h FROM histories h1 JOIN records r ON r.id = h1.record AND r.counts = h1.history
        WHERE r.id = wanted AND r.kind = 'season';
    IF NOT FOUND THEN
        RETURN refused('unknown');
    ELSIF (h.line_count, h.last_chain) IS DISTINCT FROM (count, chain) THEN
        RETURN refused('parted', jsonb_build_object('count', h.line_count, 'chain', h.last_chain, 'history', h.history));
    END IF;
    IF EXISTS (SELECT FROM records r JOIN histories o ON o.record = r.id AND o.history = r.counts
               WHERE r.season = wanted AND o.last_chain IS DISTINCT FROM matches ->> r.id::text) THEN
        RETURN refused('not_whole');
    END IF;
    INSERT INTO taken_off (id) SELECT id FROM records WHERE wanted IN (id, season) ON CONFLICT DO NOTHING;
    DELETE FROM records WHERE id = wanted;
    PERFORM told(wanted);
    RETURN '{"taken": true}';
END $$;
