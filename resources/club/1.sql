-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a club's server keeps: records (matches and seasons) with their lines, who holds which match, and nothing that
-- would have to be worked out twice. Run by the owner of the database, in one transaction, by `whistle-cli club init`.
--
-- Nobody writes into a table: what may be appended, and by whom, is decided by the functions below, which run as the
-- owner and answer in JSON: {"taken": ...} or {"refused": "why", ...}. Who asks is `session_user`, which nobody but a
-- superuser can change. Roles are of this database alone: <database>_viewer, _table, _organiser.

CREATE SCHEMA whistle;
SET LOCAL search_path = whistle, pg_temp;

CREATE TABLE about (
    version int NOT NULL,
    club uuid NOT NULL DEFAULT gen_random_uuid(), -- by which a laptop knows it from another club
    lease interval NOT NULL DEFAULT '30 minutes', -- how long a table holds its match after its last word
    only_one bool PRIMARY KEY DEFAULT true CHECK (only_one)
);
INSERT INTO about (version) VALUES (0);

CREATE TABLE records (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('match', 'season')),
    game text NOT NULL,
    season uuid REFERENCES records (id) ON DELETE CASCADE, -- that a match is played for
    fixture text NOT NULL DEFAULT '',
    terms text NOT NULL DEFAULT '{}',                      -- JSON: the league's rules when it began
    counts int NOT NULL DEFAULT 1,                         -- which of its histories
    title text NOT NULL DEFAULT '',
    summary text NOT NULL DEFAULT '{}',                    -- JSON: what everybody at its table sees
    finished bool NOT NULL DEFAULT false,
    holder name NOT NULL,                                  -- whose lines are taken
    device uuid NOT NULL,                                  -- on which of the holder's computers
    device_name text NOT NULL,
    held_until timestamptz NOT NULL,
    begun_at timestamptz NOT NULL DEFAULT now(),
    last_at timestamptz NOT NULL DEFAULT now(),            -- when the last line came
    CHECK (kind = 'match' OR season IS NULL)
);
CREATE INDEX records_by_season ON records (season, fixture);

-- Usually one. A second one is kept whole where a match was gone on with in two places.
CREATE TABLE histories (
    record uuid REFERENCES records (id) ON DELETE CASCADE,
    history int,
    header text NOT NULL,
    line_count int NOT NULL DEFAULT 0,
    last_chain text NOT NULL,             -- the header's, where there is no line
    parted int NOT NULL DEFAULT 0,        -- the last line that it shares with the first
    holder name NOT NULL,
    device uuid NOT NULL,
    device_name text NOT NULL,
    kept_at timestamptz NOT NULL DEFAULT now(),
    chosen_by name,                       -- an organiser
    reason text NOT NULL DEFAULT '',
    PRIMARY KEY (record, history)
);

CREATE TABLE lines (
    record uuid,
    history int,
    number int,
    text text NOT NULL,                   -- the whole line, as in a match file
    chain text NOT NULL,
    sealed bool NOT NULL,
    PRIMARY KEY (record, history, number),
    FOREIGN KEY (record, history) REFERENCES histories ON DELETE CASCADE
);

-- Seasons and matches that an organiser has taken off: a laptop that has them still does not bring them back by itself.
CREATE TABLE taken_off (
    id uuid PRIMARY KEY,
    by name NOT NULL DEFAULT session_user,
    at timestamptz NOT NULL DEFAULT now()
);

-- Who has held a match: whoever did may keep a history of it.
CREATE TABLE holders (
    record uuid REFERENCES records (id) ON DELETE CASCADE,
    holder name,
    device uuid,
    device_name text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (record, holder, device, since)
);

CREATE FUNCTION has(role text) RETURNS bool LANGUAGE sql STABLE SET search_path = whistle, pg_temp AS $$
    SELECT pg_has_role(session_user, current_database() || '_' || role, 'MEMBER');
$$;

-- A sealed line is read by whoever holds the match; once the match is over, by everybody.
CREATE FUNCTION reads_sealed(wanted uuid) RETURNS bool
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
    SELECT EXISTS (SELECT FROM records WHERE id = wanted AND (finished OR holder = session_user));
$$;

ALTER TABLE lines ENABLE ROW LEVEL SECURITY;
CREATE POLICY sealed_lines ON lines FOR SELECT USING (NOT sealed OR whistle.reads_sealed(record));

-- SHA-256 over the chain before and the line without its own; null: the line does not end in it, or has another number.
CREATE FUNCTION proven(before text, line text, number int) RETURNS text
    LANGUAGE plpgsql IMMUTABLE SET search_path = whistle, pg_temp AS $$
DECLARE
    chain text := encode(sha256(convert_to(before || left(line, -76) || '}', 'UTF8')), 'hex');
BEGIN
    IF right(line, 76) <> ',"chain":"' || chain || '"}' THEN
        RETURN NULL;
    ELSIF number > 0 AND NOT starts_with(line, '{"number":' || number || ',') THEN
        RETURN NULL;
    END IF;
    RETURN chain;
END $$;

CREATE FUNCTION is_sealed(line text) RETURNS bool LANGUAGE sql IMMUTABLE SET search_path = whistle, pg_temp AS $$
    SELECT line ~ '^\{"number":[0-9]+,"at":"[^"]*","entry":\{"sealed":';
$$;

CREATE FUNCTION told(changed uuid) RETURNS void LANGUAGE sql SET search_path = whistle, pg_temp AS $$
    SELECT pg_notify('whistle', changed::text);
$$;

CREATE FUNCTION refused(why text, more jsonb DEFAULT '{}') RETURNS jsonb
    LANGUAGE sql IMMUTABLE SET search_path = whistle, pg_temp AS $$
    SELECT jsonb_build_object('refused', why) || more;
$$;

CREATE FUNCTION held_by(r records) RETURNS jsonb LANGUAGE sql STABLE SET search_path = whistle, pg_temp AS $$
    SELECT jsonb_build_object('holder', r.holder, 'device_name', r.device_name,
                              'until', to_char(r.held_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
$$;

-- Null: this person may append to the record from this computer.
CREATE FUNCTION against_writing(r records, from_device uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
BEGIN
    IF r.id IS NULL THEN
        RETURN refused('unknown');
    ELSIF NOT has(CASE r.kind WHEN 'season' THEN 'organiser' ELSE 'table' END) THEN
        RETURN refused('role', jsonb_build_object('needed', CASE r.kind WHEN 'season' THEN 'organiser' ELSE 'table' END));
    ELSIF r.kind = 'match' AND (r.holder <> session_user OR r.device <> from_device) THEN
        RETURN refused('held', held_by(r));
    END IF;
    RETURN NULL;
END $$;

-- Null: this computer may have the match.
CREATE FUNCTION against_taking(r records, from_device uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SET search_path = whistle, pg_temp AS $$
BEGIN
    IF r.id IS NULL THEN
        RETURN refused('unknown');
    ELSIF (r.holder, r.device) = (session_user, from_device) THEN
        RETURN NULL;
    ELSIF r.finished THEN
        RETURN refused('over');
    ELSIF r.held_until > now() THEN
        RETURN refused('held', held_by(r));
    END IF;
    RETURN NULL;
END $$;

-- The record, held until the end of the transaction where this person may write into it: whoever may not holds up nobody.
CREATE FUNCTION held_for_writing(wanted uuid, from_device uuid) RETURNS records
    LANGUAGE plpgsql SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
BEGIN
    SELECT * INTO r FROM records WHERE id = wanted;
    IF against_writing(r, from_device) IS NULL THEN
        SELECT * INTO r FROM records WHERE id = wanted FOR UPDATE;
    END IF;
    RETURN r;
END $$;

-- The lines behind `chain`, put into a history of which `since` lines are there; a refusal, or null: they are in.
CREATE FUNCTION put(wanted uuid, into_history int, since int, chain text, texts text[]) RETURNS jsonb
    LANGUAGE plpgsql SET search_path = whistle, pg_temp AS $$
DECLARE
    chains text[] := '{}';
BEGIN
    FOR i IN 1 .. cardinality(texts) LOOP
        chain := proven(chain, texts[i], since + i);
        IF chain IS NULL THEN
            RETURN refused('chain', jsonb_build_object('number', since + i));
        END IF;
        chains := chains || chain;
    END LOOP;
    INSERT INTO lines (record, history, number, text, chain, sealed)
        SELECT wanted, into_history, since + place, line, chains[place], is_sealed(line)
        FROM unnest(texts) WITH ORDINALITY AS given (line, place);
    UPDATE histories SET line_count = since + cardinality(texts), last_chain = chain, kept_at = now()
        WHERE record = wanted AND history = into_history;
    RETURN NULL;
END $$;

CREATE FUNCTION state_of(wanted uuid) RETURNS jsonb LANGUAGE sql STABLE SET search_path = whistle, pg_temp AS $$
    SELECT jsonb_build_object('taken', true, 'count', h.line_count, 'chain', h.last_chain, 'history', h.history)
    FROM records r JOIN histories h ON h.record = r.id AND h.history = r.counts WHERE r.id = wanted;
$$;

-- A record with its header. Beginning it once more, as after an answer that was lost, changes nothing.
CREATE FUNCTION begin_record(new_id uuid, new_kind text, new_game text, header text, for_season uuid, for_fixture text,
                             under_terms text, from_device uuid, from_name text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    other records;
    chain text := proven('', header, 0);
    until timestamptz := now() + (SELECT lease FROM about);
BEGIN
    IF NOT has(CASE new_kind WHEN 'season' THEN 'organiser' ELSE 'table' END) THEN
        RETURN refused('role', jsonb_build_object('needed', CASE new_kind WHEN 'season' THEN 'organiser' ELSE 'table' END));
    END IF;
    IF chain IS NULL THEN
        RETURN refused('chain', '{"number": 0}');
    END IF;
    SELECT * INTO other FROM records WHERE id = new_id FOR UPDATE;
    IF FOUND THEN
        IF EXISTS (SELECT FROM histories h WHERE h.record = new_id AND h.history = 1 AND h.header = begin_record.header) THEN
            RETURN state_of(new_id);
        END IF;
        RETURN refused('another');
    END IF;
    IF EXISTS (SELECT FROM taken_off WHERE id IN (new_id, for_season)) THEN
        RETURN refused('taken_off');
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
        PERFORM pg_advisory_xact_lock(hashtextextended(for_season::text || '/' || for_fixture, 0));
        SELECT * INTO other FROM records
            WHERE season = for_season AND fixture = for_fixture AND NOT finished AND held_until > now()
                AND (holder, device) <> (session_user, from_device) LIMIT 1;
        IF FOUND THEN
            RETURN refused('fixture', held_by(other));
        END IF;
    END IF;
    INSERT INTO records (id, kind, game, season, fixture, terms, holder, device, device_name, held_until)
        VALUES (new_id, new_kind, new_game, for_season, for_fixture, under_terms, session_user, from_device, from_name, until);
    INSERT INTO histories (record, history, header, last_chain, holder, device, device_name)
        VALUES (new_id, 1, header, chain, session_user, from_device, from_name);
    INSERT INTO holders (record, holder, device, device_name) VALUES (new_id, session_user, from_device, from_name);
    PERFORM told(new_id);
    RETURN state_of(new_id);
END $$;

-- Lines behind number `since`, whose chain is `follows`: all of them or none. What is there already is taken for
-- granted where it is the same, since an answer may have been lost.
CREATE FUNCTION append(wanted uuid, from_device uuid, since int, follows text, texts text[]) RETURNS jsonb
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
    ELSIF there <> 0 OR follows <> h.last_chain THEN
        RETURN refused('parted', jsonb_build_object('count', h.line_count, 'chain', h.last_chain, 'history', h.history));
    END IF;
    refusal := put(wanted, h.history, h.line_count, h.last_chain, texts);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    UPDATE records SET last_at = now(), held_until = now() + (SELECT lease FROM about) WHERE id = wanted;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

-- What everybody at the table of a match sees of it now.
CREATE FUNCTION tell(wanted uuid, from_device uuid, its_title text, its_summary text, is_over bool) RETURNS jsonb
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
    UPDATE records SET held_until = now() + (SELECT lease FROM about) WHERE id = wanted AND kind = 'match';
    RETURN state_of(wanted);
END $$;

-- From now on the lines of this computer are taken. Refused while somebody else's lease runs, and once it is over.
CREATE FUNCTION take_over(wanted uuid, from_device uuid, from_name text) RETURNS jsonb
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
        SELECT * INTO r FROM records WHERE id = wanted FOR UPDATE;
        refusal := against_taking(r, from_device);
    END IF;
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    UPDATE records SET holder = session_user, device = from_device, device_name = from_name,
        held_until = now() + (SELECT lease FROM about) WHERE id = wanted;
    UPDATE histories SET holder = session_user, device = from_device, device_name = from_name
        WHERE record = wanted AND history = r.counts;
    INSERT INTO holders (record, holder, device, device_name) VALUES (wanted, session_user, from_device, from_name)
        ON CONFLICT DO NOTHING;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;

-- The holder waits for nobody: whoever wants it may take the match over at once.
CREATE FUNCTION let_go(wanted uuid, from_device uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    r records;
    refusal jsonb;
BEGIN
    r := held_for_writing(wanted, from_device);
    refusal := against_writing(r, from_device);
    IF refusal IS NULL THEN
        UPDATE records SET held_until = now() WHERE id = wanted AND kind = 'match';
        PERFORM told(wanted);
    END IF;
    RETURN coalesce(refusal, state_of(wanted));
END $$;

-- What somebody who held the match has gone on with, from line `since` on, where the record went on otherwise: kept
-- beside it, whole. What is kept already is not kept twice: only what came since is put behind it.
CREATE FUNCTION keep_history(wanted uuid, from_device uuid, from_name text, since int, texts text[]) RETURNS jsonb
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
    ELSIF cardinality(texts) = 0 THEN
        RETURN refused('chain', jsonb_build_object('number', since + 1));
    END IF;
    SELECT * INTO r FROM records WHERE id = wanted FOR UPDATE;
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

-- Which of the histories counts from now on; the match goes on where that one was played. The others stay readable.
CREATE FUNCTION choose_history(wanted uuid, chosen int, its_reason text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    h histories;
BEGIN
    IF NOT has('organiser') THEN
        RETURN refused('role', '{"needed": "organiser"}');
    END IF;
    PERFORM FROM records WHERE id = wanted FOR UPDATE;
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

-- The lines behind number `after`, the header first where it is -1. Of a sealed line that this person may not read the
-- content is left out, and what it is mixed with, by which a guess could be tried against the chain.
CREATE FUNCTION lines_of(wanted uuid, of_history int, after int, at_most int) RETURNS TABLE (number int, text text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
    SELECT 0, h.header FROM histories h
        WHERE has('viewer') AND h.record = wanted AND h.history = of_history AND after < 0
    UNION ALL
    (SELECT l.number, CASE WHEN l.sealed AND NOT reads_sealed(wanted)
                           THEN regexp_replace(l.text, '"salt":"[^"]*","content":"[^"]*"', '"salt":"","content":""') ELSE l.text END
     FROM lines l WHERE has('viewer') AND l.record = wanted AND l.history = of_history AND l.number > after
     ORDER BY l.number LIMIT at_most)
    ORDER BY 1;
$$;

-- A season that somebody has whole on a computer, taken off the server with its matches; `count` and `chain` are what
-- that computer has of it.
CREATE FUNCTION take_off(wanted uuid, count int, chain text) RETURNS jsonb
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
    ELSIF (h.line_count, h.last_chain) <> (count, chain) THEN
        RETURN refused('parted', jsonb_build_object('count', h.line_count, 'chain', h.last_chain, 'history', h.history));
    END IF;
    INSERT INTO taken_off (id) SELECT id FROM records WHERE wanted IN (id, season) ON CONFLICT DO NOTHING;
    DELETE FROM records WHERE id = wanted;
    PERFORM told(wanted);
    RETURN '{"taken": true}';
END $$;

-- Every chain of every history, worked out anew: the first line of each that does not follow, or what is missing.
CREATE FUNCTION faults() RETURNS TABLE (record uuid, history int, after int)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = whistle, pg_temp AS $$
DECLARE
    h histories;
    l lines;
    chain text;
    sound int;
BEGIN
    IF NOT has('viewer') THEN
        RETURN;
    END IF;
    FOR h IN SELECT * FROM histories ORDER BY 1, 2 LOOP
        chain := proven('', h.header, 0);
        sound := 0;
        FOR l IN SELECT * FROM lines WHERE lines.record = h.record AND lines.history = h.history ORDER BY number LOOP
            EXIT WHEN chain IS NULL OR l.number <> sound + 1;
            chain := proven(chain, l.text, l.number);
            EXIT WHEN chain IS NULL OR chain <> l.chain;
            sound := l.number;
        END LOOP;
        IF chain IS NULL OR sound <> h.line_count OR chain <> h.last_chain THEN
            record := h.record;
            history := h.history;
            after := sound;
            RETURN NEXT;
        END IF;
    END LOOP;
END $$;
