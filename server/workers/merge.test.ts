import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { merge, rememberEnded } from './merge.ts';

/** Figures of a process that has answered `count` requests. */
async function figuresOf(count: number) {
  const registers = [new Registry()];
  new Counter({ name: 'requests_total', help: 'x', labelNames: ['class'], registers }).inc(
    { class: 'page' },
    count,
  );
  new Gauge({ name: 'waiting', help: 'x', registers }).set(count);
  new Gauge({ name: 'late', help: 'x', registers, aggregator: 'max' }).set(count);
  const seconds = new Histogram({ name: 'seconds', help: 'x', buckets: [1], registers });
  for (let each = 0; each < count; each += 1) seconds.observe(0.5);
  // As they come over the channel.
  return JSON.parse(JSON.stringify(await registers[0]?.getMetricsAsJSON()));
}

const lines = async (...all: Awaited<ReturnType<typeof figuresOf>>[]) =>
  (await merge(all).metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('counts and values are sums, and a worst is the worst', async () => {
  expect(await lines(await figuresOf(2), await figuresOf(3))).toEqual([
    'requests_total{class="page"} 5',
    'waiting 5',
    'late 3',
    'seconds_bucket{le="1"} 5',
    'seconds_bucket{le="+Inf"} 5',
    'seconds_sum 2.5',
    'seconds_count 5',
  ]);
});

test('of what has ended the counts stay, and no value of then', async () => {
  const ended = rememberEnded();
  ended.add(await figuresOf(2));
  ended.add(await figuresOf(3));
  const shown = await lines(await figuresOf(1), await ended.figures());
  expect(shown).toEqual(
    expect.arrayContaining(['requests_total{class="page"} 6', 'waiting 1', 'late 1']),
  );
  expect(shown).toContain('seconds_count 6');
});
