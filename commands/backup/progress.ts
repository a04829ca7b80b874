/** How far a backup is: a bar on a terminal, a line for each tenth where there is none. */
import { progress as newBar } from '@clack/prompts';
import type { Step } from '../../backup/progress.ts';
import { print } from '../admin/admin-command.ts';

export interface Progress {
  readonly step: Step;
  /** Takes the bar away. */
  readonly end: () => void;
}

const percentOf = (done = 0): number => Math.floor(100 * done);

function showBar(): Progress {
  const bar = newBar({ max: 100, style: 'heavy' });
  let percent = 0;
  bar.start();
  return {
    step({ what, done }) {
      const now = done === undefined ? percent : percentOf(done);
      // Each phase counts from the beginning; the bar goes forward alone.
      bar.advance(Math.max(0, now - percent), `${what} ${now} %`);
      percent = Math.max(percent, now);
    },
    end: () => bar.clear(),
  };
}

function showLines(): Progress {
  let last = '';
  return {
    step({ what, done }) {
      const [phase = ''] = what.split(' ');
      const tenth = `${phase} ${Math.floor(percentOf(done) / 10)}`;
      if (tenth !== last) print(done === undefined ? what : `${what} ${percentOf(done)} %`);
      last = tenth;
    },
    end() {},
  };
}

export const showProgress = (): Progress => (process.stdout.isTTY ? showBar() : showLines());
