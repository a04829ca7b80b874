/**
 * What a file of settings still says of the example cooperative, which does not exist: known by
 * hashes, since the file itself is there to be changed. A demo shows all of it, nobody else.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CoopSettings,
  type ParticularKey,
  type Particulars,
  particularsOf,
} from '../../../api/office/particulars.ts';

/** Of a cooperative alone, so that two with the same are one too many. */
const wholes = [
  ...(['coopNameTH', 'coopNameEN', 'www_description', 'coop_address'] as const),
  ...(['phone', 'email', 'dpo', 'calculator'] as const),
];
const ofLetter = ['prefix', 'signer_name', 'bank_name', 'account_no'] as const;

interface Trace {
  readonly key: ParticularKey;
  readonly name: string;
  readonly value: unknown;
}

/** Each value by which a cooperative is known. */
function tracesOf(particulars: Particulars): readonly Trace[] {
  const { letter, social, menureport } = particulars;
  return [
    ...wholes.map((key) => ({ key, name: key, value: particulars[key] })),
    ...social.map(({ url }) => ({ key: 'social' as const, name: 'social', value: url })),
    ...menureport.map(({ url }) => ({
      key: 'menureport' as const,
      name: 'menureport',
      value: url,
    })),
    ...ofLetter.map((field) => {
      return { key: 'letter' as const, name: `letter.${field}`, value: letter[field] };
    }),
  ];
}

/** Blanks, hyphens and capitals make no other value of it. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '') : value;

const lineOf = ({ name, value }: Pick<Trace, 'name' | 'value'>): string =>
  `${name} ${createHash('sha256')
    .update(JSON.stringify(plain(value)))
    .digest('hex')}`;

/** The lines of `example-values.txt` for settings such as those of the delivered file. */
export const exampleLines = (settings: CoopSettings): readonly string[] =>
  tracesOf(particularsOf(settings)).map(lineOf);

const known: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'example-values.txt'), 'utf8').split('\n'),
);
const isExample = (name: string, value: unknown): boolean => known.has(lineOf({ name, value }));

/** Which particulars hold something of the example. */
export function examplesIn(settings: CoopSettings): readonly ParticularKey[] {
  const found = tracesOf(particularsOf(settings)).filter(({ name, value }) =>
    isExample(name, value),
  );
  return [...new Set(found.map(({ key }) => key))];
}

/** Whether a letter that was written is signed by the example, or asks for money on its account. */
export function isExampleLetter(wording: unknown): boolean {
  const { coop, signer_name, account_no } = Object(wording);
  const values = {
    coopNameTH: coop,
    'letter.signer_name': signer_name,
    'letter.account_no': account_no,
  };
  return Object.entries(values).some(
    ([name, value]) => typeof value === 'string' && isExample(name, value),
  );
}

/** For the public: without the example's links, reports and rates, of which nought is left. */
export function withoutExample(settings: CoopSettings): CoopSettings {
  const { social, menureport, calculator } = settings.site;
  const isOurs = isExample('calculator', calculator);
  return {
    ...settings,
    site: {
      ...settings.site,
      social: social.filter(({ url }) => !isExample('social', url)),
      menureport: menureport.filter(({ url }) => !isExample('menureport', url)),
      calculator: isOurs
        ? { ...calculator, loan_presets: [], dividend_rate: '0', refund_rate: '0' }
        : calculator,
    },
  };
}
