-- How a deposit account's accrued interest comes about (blank: actual days over 365), and the rate
-- from a line's day on where it states one (decisions/0043).

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.deposit_accounts ADD COLUMN day_count text;
ALTER TABLE records.deposit_lines ADD COLUMN annual_rate numeric(7,4);
