-- SPDX-License-Identifier: GPL-3.0-or-later
-- Who may do what, run at every `club init`: a database that comes from a dump, or has another name now, has none of it.
-- Roles are made where they are not there; who is in them is `club member`.
SET LOCAL search_path = whistle, pg_temp;
SET LOCAL client_min_messages = warning; -- that a role is in another one already is no news
DO $$
DECLARE
    viewer text := current_database() || '_viewer';
    at_table text := current_database() || '_table';
    organiser text := current_database() || '_organiser';
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY[viewer, at_table, organiser] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
    EXECUTE format('GRANT %I TO %I', viewer, at_table);
    EXECUTE format('GRANT %I TO %I', at_table, organiser);
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), viewer);
    EXECUTE format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = ''10s''', current_database());
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA whistle FROM PUBLIC;
    EXECUTE format('GRANT USAGE ON SCHEMA whistle TO %I', viewer);
    EXECUTE format('GRANT SELECT ON about, histories, lines, holders, taken_off, calls, clocks, agreed TO %I', viewer);
    EXECUTE format('GRANT SELECT ON records TO %I', viewer);
    EXECUTE format('GRANT EXECUTE ON FUNCTION has, reads_sealed, lines_of, faults TO %I', viewer);
    EXECUTE format('GRANT EXECUTE ON FUNCTION begin_record, append, tell, take_over, let_go, keep_history, agree, take_back, tell_history TO %I', at_table);
    EXECUTE format('GRANT EXECUTE ON FUNCTION choose_history, take_off, call_match, take_off_call, set_clock, agree_for, untie TO %I', organiser);
END $$;
