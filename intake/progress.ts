/** How far an intake is: a bar on a terminal, a line per stage where there is none. */
import { progress as newBar } from '@clack/prompts';
import type { IntakeStep } from './load-extract.ts';
import { commandText as text } from './text/command.text.ts';

export interface Progress {
  readonly step: (step: IntakeStep) => void;
  /** Takes the bar away; more calls do nothing. */
  readonly end: () => void;
}

function sentence({ phase, file = '', processedBytes, totalBytes }: IntakeStep): string {
  if (phase !== 'load') return text[phase];
  return text.load(file, Math.floor((100 * processedBytes) / Math.max(totalBytes, 1)));
}

function showBar(): Progress {
  const bar = newBar({ max: 100, style: 'heavy' });
  let percent = 0;
  let open = true;
  bar.start(text.look);
  return {
    step(step) {
      const now = Math.floor((100 * step.processedBytes) / Math.max(step.totalBytes, 1));
      bar.advance(now - percent, sentence(step));
      percent = now;
    },
    end() {
      if (open) bar.clear();
      open = false;
    },
  };
}

function showLines(): Progress {
  let last = '';
  return {
    step(step) {
      const stage = `${step.phase} ${step.file ?? ''}`;
      if (stage !== last) process.stdout.write(`${sentence(step)}\n`);
      last = stage;
    },
    end() {},
  };
}

export const showProgress = (): Progress => (process.stdout.isTTY ? showBar() : showLines());
