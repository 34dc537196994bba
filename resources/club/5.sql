-- SPDX-License-Identifier: GPL-3.0-or-later
-- Where a match is played: the place that it was called to is its place as long as it lasts.
SET LOCAL search_path = whistle, pg_temp;

ALTER TABLE records ADD COLUMN place text NOT NULL DEFAULT '' CHECK (length(place) <= 100);

CREATE FUNCTION take_place() RETURNS trigger LANGUAGE plpgsql SET search_path = whistle, pg_temp AS $$
BEGIN
    NEW.place := coalesce((SELECT place FROM calls WHERE season = NEW.season AND fixture = NEW.fixture), '');
    RETURN NEW;
END $$;
CREATE TRIGGER take_place BEFORE INSERT ON records FOR EACH ROW WHEN (NEW.season IS NOT NULL) EXECUTE FUNCTION take_place();
