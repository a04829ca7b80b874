/**
 * What a test may need of the machine beyond the packages. A suite that cannot run without it says
 * so in its title, `[needs root]`, and skips itself; every other skipped test is a failure.
 */

/** Name of a need → why there is a test that has it, and whether this machine meets it. */
export const needs = {
  root: {
    why:
      'PostgreSQL refuses to run as root: only root sees that another account is taken for it, ' +
      'makes devices, and looks as another account',
    isMet: () => process.getuid?.() === 0,
  },
};

const needOf = (title) => /\[needs (\w+)\]/.exec(title)?.[1];

/** Whether a title names a need that is in the list. */
export const namesNeed = (title) => Object.hasOwn(needs, needOf(title) ?? '');

/** Whether a test of this title cannot run here, so that skipping it is no failure. */
export const cannotRun = (title) => namesNeed(title) && !needs[needOf(title)].isMet();
