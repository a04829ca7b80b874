/** What changes a sealed election by SQL, as staff of the role registry would write it. */
export const statements = [
  `UPDATE portal.election_candidates SET name = 'คนอื่น' WHERE year = 2026`,
  `UPDATE portal.election_candidates SET zone_no = 2 WHERE year = 2026 AND number = 1`,
  `UPDATE portal.election_candidates SET number = 99 WHERE year = 2026 AND code = 'CHAIR'
     AND number = 1`,
  `UPDATE portal.election_candidates SET year = 2024, number = 77 WHERE year = 2026
     AND code = 'CHAIR' AND number = 1`,
  'DELETE FROM portal.election_candidates WHERE year = 2026',
  `INSERT INTO portal.election_candidates (year, code, number, name, unit, bio)
     VALUES (2026, 'CHAIR', 50, 'x', '', '')`,
  `UPDATE portal.election_positions SET name = 'x' WHERE year = 2026`,
  `UPDATE portal.election_positions SET seats = 9 WHERE year = 2026`,
  'DELETE FROM portal.election_positions WHERE year = 2026',
  `INSERT INTO portal.election_positions VALUES (2026, 'DELEGATE', 9, 'x', 1)`,
  `UPDATE portal.election_zones SET name = 'x' WHERE year = 2026`,
  'DELETE FROM portal.election_zones WHERE year = 2026',
  `UPDATE portal.election_calendar SET text = 'x' WHERE year = 2026`,
  'UPDATE portal.elections SET announced_on = announced_on - 1 WHERE year = 2026',
  `UPDATE portal.elections SET application_on = NULL, campaign_on = NULL, voting_on = NULL,
     voting_ends_on = NULL, announced_on = NULL WHERE year = 2026`,
  `UPDATE portal.elections SET manual_status = 'CLOSED', manual_reason = 'x' WHERE year = 2026`,
  `UPDATE portal.elections SET voters_total = 1, voters_eligible = 1 WHERE year = 2026`,
  'UPDATE portal.elections SET year = 2050 WHERE year = 2026',
  `UPDATE portal.elections SET status = 'RESULT' WHERE year = 2026 AND status <> 'RESULT'`,
  'DELETE FROM portal.elections WHERE year = 2026',
  `SELECT portal.replace_voters(2026, ARRAY['000123'], ARRAY[1], ARRAY[1], ARRAY[1], ARRAY[''])`,
];
