/** What this room's sheets must show on paper. */

import { many, type Printed, tablesOf } from '../../../../tools/sheets/tests/many.ts';
import { someMember } from '../../../../tools/sheets/tests/some-member.ts';
import { readDividend, readOrigin } from '../dividends.api.ts';
import { text as dividendText } from '../dividends.text.ts';
import { dividendSheet } from '../dividends-sheet.server.ts';
import { originText } from '../origin.text.ts';

export function printed(): readonly Printed[] {
  const [year] = readDividend.example.years;
  const { example } = readOrigin;
  if (!year) throw new Error('no year');
  const deductions = many({ name: 'เบี้ยประกันผู้ค้ำประกัน', amount: '1.00' });
  const lines = example.dividend.lines.slice(0, 1).flatMap(many);
  const contracts = example.refund.lines.slice(0, 1).flatMap(many);
  const [reckoned, refunded] = ['7777777.01', '8888888.02'];
  const response = {
    ...example,
    dividend: { ...example.dividend, lines, reckoned },
    refund: { ...example.refund, lines: contracts, reckoned: refunded, base: '9999999.03' },
  };
  const sheet = dividendSheet({ ...year, deductions }, response, someMember);
  const { baseAmount, amount } = dividendText;
  const paid = [
    { [baseAmount]: year.share_base, [amount]: year.dividend },
    { [baseAmount]: year.interest_base, [amount]: year.refund },
    ...(year.gift === '0.00' ? [] : [{ [amount]: year.gift }]),
    ...deductions.map((one) => ({ [amount]: `-${one.amount}` })),
    { [amount]: year.net },
  ];
  const parts = lines.map((one) => ({
    ...{ [originText.amount]: one.amount, [originText.part]: one.dividend },
  }));
  const refunds = contracts.map((one) => ({
    ...{ [originText.interest]: one.interest, [originText.refundPart]: one.refund },
  }));
  const sums = { [originText.interest]: '9999999.03', [originText.refundPart]: refunded };
  return tablesOf('dividend', sheet, [
    { rows: paid },
    { rows: [...parts, { [originText.part]: reckoned }] },
    { rows: [...refunds, sums] },
  ]);
}
