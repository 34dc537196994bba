-- SPDX-License-Identifier: GPL-3.0-or-later
-- The evening beside the records: who is called to which table, the clock of a round, who agrees to a result, what a
-- second history looks like. And what has changed since somebody looked last, so that a long list is asked for once.
SET LOCAL search_path = whistle, pg_temp;

-- In which transaction a record changed last. Whoever has read everything up to a snapshot asks for what is not older
-- than the oldest transaction that ran then, and misses nothing.
ALTER TABLE records ADD COLUMN changed xid8 NOT NULL DEFAULT pg_current_xact_id();
ALTER TABLE taken_off ADD COLUMN changed xid8 NOT NULL DEFAULT pg_current_xact_id();

CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SET search_path = whistle, pg_temp AS $$
BEGIN
    NEW.changed := pg_current_xact_id();
    RETURN NEW;
END $$;
CREATE TRIGGER note_change BEFORE UPDATE ON records FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE OR REPLACE FUNCTION told(changed uuid) RETURNS void LANGUAGE sql SET search_path = whistle, pg_temp AS $$
    UPDATE records SET changed = pg_current_xact_id()
        WHERE id = told.changed AND records.changed <> pg_current_xact_id();
    SELECT pg_notify('whistle', told.changed::text);
$$;

-- A table that is called to play a fixture: where, in the club's own words.
CREATE TABLE calls (
    season uuid REFERENCES records (id) ON DELETE CASCADE,
    fixture text,
    place text NOT NULL CHECK (length(place) <= 100),
    by name NOT NULL DEFAULT session_user,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (season, fixture)
);

-- Until when the round of a season is played: at every table of it a bell rings then.
CREATE TABLE clocks (
    season uuid PRIMARY KEY REFERENCES records (id) ON DELETE CASCADE,
    round int NOT NULL,
    ends timestamptz NOT NULL,
    by name NOT NULL DEFAULT session_user,
    at timestamptz NOT NULL DEFAULT now()
);

-- A side of a finished match (as `result` of its summary lists them) says that its result is right. It stands for the record as it was then: with another last
-- line it is nobody's word any more.
CREATE TABLE agreed (
    record uuid REFERENCES records (id) ON DELETE CASCADE,
    side int CHECK (side BETWEEN 1 AND 16),
    chain text NOT NULL,
    by name NOT NULL DEFAULT session_user,
    reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 1000), -- of an organiser, for somebody who has gone
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (record, side)
);

-- Who is called and has begun is called no more.
CREATE FUNCTION end_call() RETURNS trigger LANGUAGE plpgsql SET search_path = whistle, pg_temp AS $$
BEGIN
    DELETE FROM calls WHERE season = NEW.season AND fixture = NEW.fixture;
    RETURN NULL;
END $$;
CREATE TRIGGER end_call AFTER INSERT ON records FOR EACH ROW WHEN (NEW.season IS NOT NULL) EXECUTE FUNCTION end_call();

-- JSON: what everybody at its table sees of a history, by the computer that has it; the server reads nothing of it.
ALTER TABLE histories ADD COLUMN telling text NOT NULL DEFAULT '{}' CHECK (length(telling) <= 60000);

-- Null: this person may say of the season what is so this evening.
CREATE FUNCTION against_evening(for_season uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
BEGIN
    IF NOT has('organiser') THEN
        RETURN refused('role', '{"needed": "organiser"}');
    ELSIF NOT EXISTS (SELECT FROM records WHERE id = for_season AND kind = 'season') THEN
        RETURN refused('unknown');
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION call_match(for_season uuid, its_fixture text, its_place text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    called text := trim(its_place);
    refusal jsonb := against_evening(for_season);
BEGIN
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    ELSIF called = '' OR length(called) > 100 OR called ~ '[[:cntrl:]]' OR its_fixture = '' OR length(its_fixture) > 100 THEN
        RETURN refused('place');
    END IF;
    INSERT INTO calls (season, fixture, place) VALUES (for_season, its_fixture, called)
        ON CONFLICT (season, fixture) DO UPDATE SET place = called, by = session_user, at = now();
    PERFORM told(for_season);
    RETURN state_of(for_season);
END $$;

CREATE FUNCTION take_off_call(for_season uuid, its_fixture text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    refusal jsonb := against_evening(for_season);
BEGIN
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    DELETE FROM calls WHERE season = for_season AND fixture = its_fixture;
    IF NOT FOUND THEN
        RETURN refused('unknown');
    END IF;
    PERFORM told(for_season);
    RETURN state_of(for_season);
END $$;

-- `seconds` from now; null: the round has no clock.
CREATE FUNCTION set_clock(for_season uuid, its_round int, seconds int) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    refusal jsonb := against_evening(for_season);
BEGIN
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    ELSIF seconds NOT BETWEEN 0 AND 36000 OR its_round NOT BETWEEN 0 AND 1000 THEN
        RETURN refused('clock');
    END IF;
    IF seconds IS NULL THEN
        DELETE FROM clocks WHERE season = for_season;
    ELSE
        INSERT INTO clocks (season, round, ends) VALUES (for_season, its_round, now() + make_interval(secs => seconds))
            ON CONFLICT (season) DO UPDATE SET round = EXCLUDED.round, ends = EXCLUDED.ends, by = session_user, at = now();
    END IF;
    PERFORM told(for_season);
    RETURN state_of(for_season);
END $$;

-- Null: a side of this match may agree to it as it is with this last line.
CREATE FUNCTION against_agreeing(r records, its_side int, its_chain text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
DECLARE
    h histories;
BEGIN
    SELECT * INTO h FROM histories WHERE record = r.id AND history = r.counts;
    IF h.last_chain <> its_chain THEN
        RETURN refused('parted', jsonb_build_object('count', h.line_count, 'chain', h.last_chain, 'history', h.history));
    ELSIF NOT r.finished THEN
        RETURN refused('open');
    ELSIF its_side NOT BETWEEN 1 AND coalesce(jsonb_array_length(r.summary::jsonb #> '{result,sides}'), 0) THEN
        RETURN refused('side');
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION note_agreement(wanted uuid, its_side int, its_chain text, its_reason text) RETURNS void
    LANGUAGE sql SET search_path = whistle, pg_temp AS $$
    INSERT INTO agreed (record, side, chain, reason) VALUES (wanted, its_side, its_chain, its_reason)
        ON CONFLICT (record, side) DO UPDATE SET chain = its_chain, by = session_user, reason = its_reason, at = now()
        WHERE agreed.chain <> its_chain;
    SELECT told(wanted);
$$;

-- At the table's own computer.
CREATE FUNCTION agree(wanted uuid, from_device uuid, its_side int, its_chain text) RETURNS jsonb
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
    PERFORM note_agreement(wanted, its_side, its_chain, '');
    RETURN state_of(wanted);
END $$;

-- For a side that has gone: an organiser, with a reason.
CREATE FUNCTION agree_for(wanted uuid, its_side int, its_chain text, its_reason text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    refusal jsonb;
BEGIN
    IF NOT has('organiser') THEN
        RETURN refused('role', '{"needed": "organiser"}');
    ELSIF trim(its_reason) = '' THEN
        RETURN refused('reason');
    END IF;
    SELECT * INTO r FROM records WHERE id = wanted AND kind = 'match' FOR UPDATE;
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

-- What a history looks like to everybody at its table, by whoever has it.
CREATE FUNCTION tell_history(wanted uuid, from_device uuid, of_history int, its_telling text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
BEGIN
    IF NOT has('table') THEN
        RETURN refused('role', '{"needed": "table"}');
    END IF;
    PERFORM FROM records WHERE id = wanted FOR UPDATE; -- in the order in which everybody holds them
    UPDATE histories SET telling = its_telling
        WHERE record = wanted AND history = of_history AND holder = session_user AND device = from_device;
    IF NOT FOUND THEN
        RETURN coalesce((SELECT refused('held', held_by(records)) FROM records WHERE id = wanted), refused('unknown'));
    END IF;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;
