-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a side has said of a result at its table, it may take back there.
SET LOCAL search_path = whistle, pg_temp;

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
        OR EXISTS (SELECT FROM agreed WHERE record = wanted AND side = its_side AND reason <> '') THEN
        RETURN refused('agreed');
    END IF;
    DELETE FROM agreed WHERE record = wanted AND side = its_side;
    PERFORM told(wanted);
    RETURN state_of(wanted);
END $$;
