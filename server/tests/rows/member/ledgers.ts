import type { Facts } from '../../calls/facts.ts';
import type { Row } from '../row.ts';

const ofSubject = 'the subject is the session; no input names another';
const unknown = { input: { membership_no: '000456' }, field: 'membership_no' };
const days = [
  { input: { from: '2025-13-99x' }, field: 'from' },
  { input: { to: '28/11/2568' }, field: 'to' },
  { input: { q: 'ก'.repeat(61) }, field: 'q' },
  unknown,
];
const pages = [...days, { input: { page: 'before.-1' }, field: 'page' }];
const csv = { format: 'csv' };
const noFormat = { input: {}, field: 'format' };
const wrongFormat = { input: { format: 'exe' }, field: 'format' };

type Fault = Row['malformed'][number];
const also = (more: Readonly<Record<string, unknown>>, faults: readonly Fault[]): Fault[] =>
  faults.map(({ input, field }) => ({ input: { ...more, ...input }, field }));
const mineWith = (input: Readonly<Record<string, unknown>>) => () => ({
  ...{ as: '000123', input, status: 200, rc: '1' },
});
const account = (input: Readonly<Record<string, unknown>>): Pick<Row, 'mine' | 'notMine'> => ({
  mine: ({ ownAccount }: Facts) => mineWith({ ...input, statement: ownAccount })(),
  notMine: ({ strangersAccount }: Facts) => ({
    as: '000123',
    input: { ...input, statement: strangersAccount },
    status: 404,
    code: 'not_found',
  }),
});
const tooLong = { input: { statement: '1'.repeat(33) }, field: 'statement' };

/** Ledgers of shares and deposits, on the screen and as files. */
export const ledgerRows: Readonly<Record<string, Row>> = {
  'member.share': { mine: mineWith({}), notMine: ofSubject, malformed: pages },
  'member.share.file': {
    mine: mineWith(csv),
    notMine: ofSubject,
    malformed: [noFormat, wrongFormat, ...also(csv, days)],
  },
  'member.deposit': { mine: mineWith({}), notMine: ofSubject, malformed: [unknown] },
  'member.deposit.file': {
    mine: mineWith(csv),
    notMine: ofSubject,
    malformed: [noFormat, wrongFormat, ...also(csv, [unknown])],
  },
  'member.dep_statement': {
    ...account({}),
    malformed: [...also({ statement: '1' }, pages), tooLong],
  },
  'member.dep_statement.file': {
    ...account(csv),
    malformed: [
      ...also({ statement: '1' }, [noFormat, wrongFormat]),
      ...also({ statement: '1', ...csv }, days),
      ...also(csv, [tooLong]),
    ],
  },
};
