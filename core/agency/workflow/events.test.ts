import { expect, test } from 'vitest';
import { eventsOf } from './events.ts';

const first = {
  letterDate: '2025-11-20',
  openedAt: new Date('2025-11-21T02:00:00Z'),
  openedBy: 'นายสมชาย บุญมาก',
};
const second = { letterDate: '2025-11-28', openedAt: null, openedBy: null };
const started = {
  ...{ step: 'STARTED' as const, at: new Date('2025-11-27T18:30:00Z') },
  ...{ actorKind: 'agency' as const, contactName: 'นายสมชาย บุญมาก', detail: {} },
};

test('part D both letters of a month have their own day, on the clock of Thailand', () => {
  const events = eventsOf({ letters: [first, second], steps: [started], postedOn: '2025-11-30' });
  expect(events.map(({ step, on, actor }) => [step, on, actor])).toEqual([
    ['SENT', '2025-11-20', null],
    ['OPENED', '2025-11-21', first.openedBy],
    ['RESENT', '2025-11-28', null],
    ['STARTED', '2025-11-28', started.contactName],
    ['POSTED', '2025-11-30', null],
  ]);
});
