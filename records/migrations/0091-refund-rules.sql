-- How a year's average refund is computed (blank: its rate on all interest), and the rates of types
-- of loans that have another one (decisions/0044).

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.dividend_years
  ADD COLUMN refund_method text,
  ADD COLUMN loan_type_rates text;
