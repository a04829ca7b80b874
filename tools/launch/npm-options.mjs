/** Options of ours that npm takes for its own when a lone `--` is forgotten. */

/** Every option of the tools that `tools/run.mjs` starts; a test holds this list against theirs. */
export const ourOptions = [
  ...['dry-run', 'force', 'new', 'members', 'out', 'as-of', 'date', 'replace', 'as'],
  ...['delta-from'],
  ...['report', 'mapping', 'once', 'agreed'],
  ...['reason', 'by', 'text', 'note', 'publish', 'redacted', 'title', 'public-answer', 'from'],
  ...['changes'],
  ...['agency'],
  ...['name', 'role', 'member-no', 'relative', 'ask-password', 'anyway', 'none'],
  ...['yes', 'until', 'json'],
  ...['keep-sessions', 'without-secret'],
  ...['url', 'new-passwords', 'show-passwords'],
  ...['runs', 'seconds', 'minutes', 'full'],
];

/** How a command ends that was given wrongly: the doctor by 3, since 2 says what it found. */
export const wrongUseCode = (command) => (command === 'doctor' ? 3 : 2);

/**
 * Names of our options that npm has kept: they stand in the environment, not among the words.
 * Without them a trial run would be the real thing, and a case would be closed without its note.
 */
export function interceptedOptions(environment, words) {
  return ourOptions.filter((name) => {
    const value = environment[`npm_config_${name.replaceAll('-', '_')}`] ?? '';
    const arrived = words.some((word) => word === `--${name}` || word.startsWith(`--${name}=`));
    return !['', 'false'].includes(value) && !arrived;
  });
}
