import { expect, test } from 'vitest';
import { readDepositStatement } from '../../wings/member/deposits/deposits.api.ts';
import { readShare } from '../../wings/member/shares/shares.api.ts';
import { allHandlers } from '../handlers.ts';
import { amountsOf } from './answer.ts';

const envelope = (data: unknown) => ({ rc_code: '1', data });

test('every example answer passes', () => {
  const shown = allHandlers.filter(({ endpoint }) => endpoint.example !== undefined);
  expect(shown.length).toBeGreaterThan(80);
  for (const { endpoint } of shown) {
    expect(() => amountsOf(endpoint)(envelope(endpoint.example)), endpoint.name).not.toThrow();
  }
});

test.each(['', 'NaN', '1,000.00', '5', '-', null, 5, {}])(
  'an amount that is %j is a failure, wherever it stands',
  (wrong) => {
    const { example } = readShare;
    const [line] = example.lines;
    const assert = amountsOf(readShare);
    const head = { ...example.head, par_value: wrong };
    expect(() => assert(envelope({ ...example, head }))).toThrow(RangeError);
    const lines = [line, { ...line, balance: wrong }];
    expect(() => assert(envelope({ ...example, lines }))).toThrow(RangeError);
  },
);

test('what may be missing may be, and nothing else', () => {
  const { example } = readDepositStatement;
  const assert = amountsOf(readDepositStatement);
  const withdrawn = (withdrawal: unknown) =>
    envelope({ ...example, lines: [{ ...example.lines[0], withdrawal }] });
  expect(() => assert(withdrawn(null))).not.toThrow();
  expect(() => assert(withdrawn('x'))).toThrow(RangeError);
  expect(() =>
    assert(envelope({ ...example, account: { ...example.account, rate: 'x' } })),
  ).toThrow(RangeError);
});
