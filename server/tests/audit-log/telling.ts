/** Refusals that say something about the caller: each leaves its entry (D-37). */
export const telling: ReadonlySet<string> = new Set([
  ...['bad_code', 'bad_credentials', 'code_over', 'conflict', 'failed', 'forged', 'gone'],
  ...['not_allowed', 'not_found', 'not_ready', 'read_only', 'too_many'],
]);
