import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { alertWords } from './alerts.text.ts';
import { conditions } from './conditions.ts';
import { alertPage, expressionOf, rulesFile } from './rules.ts';

test('rules and table are the declaration’s (else: node server/alerts/write.ts)', async () => {
  expect(await readFile('docs/alerts.rules.yml', 'utf8')).toBe(rulesFile(conditions));
  const page = await readFile('docs/alerts.md', 'utf8');
  expect(alertPage(page, conditions)).toBe(page);
});

test('every condition has its words, and all words their condition', () => {
  expect(conditions.map(({ name }) => name).toSorted()).toEqual(Object.keys(alertWords).toSorted());
});

test('each kind of measure is asked of Prometheus as the server reads it', () => {
  const of = (name: string) => {
    const condition = conditions.find((one) => one.name === name);
    return condition && expressionOf(condition);
  };
  expect(of('DiskLow')).toBe('sahakon_disk_free_bytes / sahakon_disk_size_bytes < 0.1');
  expect(of('LoopLate')).toBe('sahakon_event_loop_delay_seconds{quantile="0.99"} > 0.5');
  expect(of('WorkersDie')).toBe('sum(increase(sahakon_worker_deaths_total[60m])) > 2');
  expect(of('AnswersFail')).toBe(
    '(sum(increase(http_requests_total{status=~"5.*",class!="health"}[5m])) / ' +
      '(sum(increase(http_requests_total{class!="health"}[5m]))) > 0.05) and ' +
      '((sum(increase(http_requests_total{class!="health"}[5m]))) >= 50)',
  );
});
