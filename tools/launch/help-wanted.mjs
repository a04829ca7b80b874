/** Whether the words of a command ask what it does. */
export const isHelpWanted = (words) => words.includes('--help') || words.includes('-h');
