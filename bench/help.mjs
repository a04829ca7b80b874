/** What `npm run bench -- --help` says. Read before anything is installed: it imports nothing. */

/** Part → what it measures. */
export const parts = {
  app: 'speed, page weight and memory of a started server',
  feeds: 'what each query costs, and with ten times the lines',
  intake: 'an intake against bare COPY of the same lines, and its memory',
  growth: 'the newest lines of an account, at 1 and 20 million lines',
  cover: 'the cover statement of an agency of 5,000: store, paper, workbook, text',
  phone: 'Lighthouse on a slow phone, and the wait after a press',
  night: 'the intake of 60,000 members while they read; half an hour',
  workers: 'one server process against several; wants more than two cores',
};

/** They run when they are named: what takes long, or wants more cores than most machines have. */
export const long = ['night', 'workers'];

export const help = [
  'npm run bench -- [PART …]: measures, and holds it against docs/architecture.md, Budgets',
  ...Object.entries(parts).map(([name, about]) => `  ${name.padEnd(10)}${about}`),
  `Without a part all but ${long.join(' and ')}.`,
].join('\n');
