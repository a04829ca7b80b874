-- What the interest of a contract is rounded to and how; blank (of a contract whose interest is
-- delivered as well): to the satang, half up. `day_count` now has more values than two.

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.loans
  ADD COLUMN interest_step text,
  ADD COLUMN interest_rounding text;
