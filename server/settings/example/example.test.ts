/** What is delivered is known by its values: whoever changes the one changes the other. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAgencySettings, readSite } from '../site-file.ts';
import { exampleLines, examplesIn, withoutExample } from './example.ts';

const delivered = async () => ({
  site: await readSite('site.config.json'),
  agency: await readAgencySettings('site.config.json'),
});

test('R092 the example’s values are listed (server/settings/example/write.ts)', async () => {
  const settings = await delivered();
  const listed = await readFile(join(import.meta.dirname, 'example-values.txt'), 'utf8');
  expect(listed.trim().split('\n')).toEqual(exampleLines(settings));
  expect(examplesIn(settings)).toEqual([
    ...['coopNameTH', 'coopNameEN', 'www_description', 'coop_address', 'phone', 'email', 'dpo'],
    ...['calculator', 'social', 'menureport', 'letter'],
  ]);
});

test('R092 what a cooperative put beside the example stays, and the example goes', async () => {
  const { site, agency } = await delivered();
  const own = { kind: 'line' as const, label: 'LINE', url: 'https://line.me/R/ti/p/@banmai' };
  const report = { name: 'รายงาน', url: '/mediafiles/files/Report/2567.pdf' };
  const mixed = {
    ...{ ...site, phone: '0 4300 0000', social: [...site.social, own] },
    menureport: [report, ...site.menureport],
  };
  const shown = withoutExample({ site: mixed, agency }).site;
  expect([shown.social, shown.menureport, shown.phone]).toEqual([[own], [report], '0 4300 0000']);
  expect(shown.calculator).toMatchObject({
    loan_presets: [],
    dividend_rate: '0',
    refund_rate: '0',
  });
  const calculator = { ...site.calculator, dividend_rate: '5.25' };
  const changed = { site: { ...site, calculator }, agency };
  expect(withoutExample(changed).site.calculator).toEqual(calculator);
  expect(examplesIn(changed)).not.toContain('calculator');
});

test('R092 each of signer, account, bank and prefix makes a letter an example’s', async () => {
  const { site, agency } = await delivered();
  const own = {
    ...{ prefix: 'สอ.บม.', signer_name: 'นางมาลี บ้านใหม่' },
    ...{ bank_name: 'ธนาคารบ้านใหม่', account_no: '1234567890' },
  };
  const withOwn = (letter: object) => ({
    ...{ site, agency: { ...agency, letter: { ...agency.letter, ...letter } } },
  });
  expect(examplesIn(withOwn(own))).not.toContain('letter');
  for (const name of Object.keys(own)) {
    const { [name as keyof typeof own]: _, ...rest } = own;
    expect(examplesIn(withOwn(rest)), name).toContain('letter');
  }
});

test('R092 an example’s value in another spelling is an example’s still', async () => {
  const { site, agency } = await delivered();
  const spelled = {
    ...{ ...site, phone: '02-0001234', email: 'Hello@TuaYang.example' },
    coopNameTH: ` ${site.coopNameTH.replace(' ', '  ')} `,
  };
  expect(examplesIn({ site: spelled, agency })).toEqual(
    expect.arrayContaining(['phone', 'email', 'coopNameTH']),
  );
  expect(examplesIn({ site: { ...site, phone: '02-000-1235' }, agency })).not.toContain('phone');
});
