-- Rates change names, days or years with each other within one statement.

SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.dividend_rates DROP CONSTRAINT dividend_rates_year_key;
ALTER TABLE portal.dividend_rates ADD CONSTRAINT dividend_rates_year_key
  UNIQUE (year) DEFERRABLE INITIALLY IMMEDIATE;

ALTER TABLE portal.interest_rates DROP CONSTRAINT interest_rates_kind_name_effective_on_key;
ALTER TABLE portal.interest_rates ADD CONSTRAINT interest_rates_kind_name_effective_on_key
  UNIQUE (kind, name, effective_on) DEFERRABLE INITIALLY IMMEDIATE;
