import { expect, test } from 'vitest';
import type { Condition } from './conditions.ts';
import { conditions } from './conditions.ts';
import { openEvaluation, type Sample, type Samples } from './evaluate.ts';

const sample = (value: number, labels: Sample['labels'] = {}): Sample => ({ value, labels });
const named = (name: string) => conditions.filter((one) => one.name === name);
const read = (of: readonly Condition[], all: Readonly<Record<string, readonly Sample[]>>) =>
  openEvaluation(of)(new Map(Object.entries(all)) as Samples);

test('a figure beyond its threshold holds, by its worst label; an absent one does not', () => {
  const old = named('OutboxOld');
  expect(read(old, {})).toEqual([]);
  expect(read(old, { sahakon_outbox_oldest_seconds: [sample(300, { channel: 'sms' })] })).toEqual(
    [],
  );
  const ages = [sample(301, { channel: 'sms' }), sample(900, { channel: 'mail' })];
  expect(read(old, { sahakon_outbox_oldest_seconds: ages })).toMatchObject([
    { value: 900, labels: { channel: 'mail' } },
  ]);
});

test('room is held against the size of the same disk', () => {
  const free = [sample(2, { folder: 'data' }), sample(50, { folder: 'database' })];
  const size = [sample(100, { folder: 'database' }), sample(100, { folder: 'data' })];
  const all = { sahakon_disk_free_bytes: free, sahakon_disk_size_bytes: size };
  const found = read([...named('DiskFull'), ...named('DiskLow')], all);
  expect(found.map(({ condition, value, labels }) => [condition.name, value, labels])).toEqual([
    ['DiskFull', 0.02, { folder: 'data' }],
    ['DiskLow', 0.02, { folder: 'data' }],
  ]);
});

test('failures are held against all answers of the last minutes, health checks apart', () => {
  const clock = { at: 0 };
  const evaluate = openEvaluation(named('AnswersFail'), () => clock.at);
  const counts = { good: 1_000, bad: 500, health: 0 };
  const look = () => {
    const found = evaluate(
      new Map([
        [
          'http_requests_total',
          [
            sample(counts.good, { class: 'page', status: '200' }),
            sample(counts.bad, { class: 'call', status: '503' }),
            sample(counts.health, { class: 'health', status: '503' }),
          ],
        ],
      ]),
    );
    clock.at += 60_000;
    return found.map(({ value }) => value);
  };
  // What was before the server's first looks is not of these minutes.
  for (let minute = 0; minute < 6; minute += 1) expect(look()).toEqual([]);
  counts.health += 1_000;
  counts.good += 45;
  counts.bad += 4;
  expect(look()).toEqual([]);
  counts.bad += 1;
  expect(look()).toEqual([0.1]);
  for (let minute = 0; minute < 3; minute += 1) expect(look()).toEqual([0.1]);
  // Five minutes later they are over.
  for (let minute = 0; minute < 3; minute += 1) look();
  expect(look()).toEqual([]);
});

test('a count that grows is held against an hour ago, or against the first look', () => {
  const clock = { at: 0 };
  const evaluate = openEvaluation(named('WorkersDie'), () => clock.at);
  const look = (deaths: number, minutes = 1) => {
    clock.at += minutes * 60_000;
    const found = evaluate(new Map([['sahakon_worker_deaths_total', [sample(deaths)]]]));
    return found.map(({ value }) => value);
  };
  // What was counted before this server looked first is nobody's news.
  expect(look(7)).toEqual([]);
  expect(look(9)).toEqual([]);
  expect(look(10, 10)).toEqual([3]);
  expect(look(10, 40)).toEqual([3]);
  expect(look(10, 10)).toEqual([]);
});
