/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, ofSubject, type Row } from '../../../../tools/endpoints/tests/rows.ts';

/** Agencies that are billed are numbered on from 1 in the first month: 01010003 is the first. */
const nobodys = { year: '2568', run: '999999' };
const wrongKeys: Row['malformed'] = [
  { input: { year: '68', run: '1' }, field: 'year' },
  { input: { year: '2568', run: '0' }, field: 'run' },
  { input: { year: '2568', run: '1e3' }, field: 'run' },
  { input: { year: '2568', run: '1', agency_no: '01012002' }, field: 'agency_no' },
];
const missing = { status: 404, code: 'not_found' } as const;

export const matrixRows: MatrixRows = {
  'agency.delivery_book': {
    mine: () => ({ as: 'agency:01011001', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [{ input: { agency_no: '01012002' }, field: 'agency_no' }],
  },
  'agency.delivery_book.letter': {
    mine: ({ ownLetter }) => ({ as: 'agency:01011001-2', input: ownLetter, status: 200, rc: '1' }),
    notMine: ({ strangersLetter }) => ({
      as: 'agency:01011001',
      input: strangersLetter,
      ...missing,
    }),
    malformed: wrongKeys,
  },
  'agency.delivery_book.open': {
    mine: ({ ownLetter: { year, run } }) => ({
      as: 'agency:01011001-2',
      input: { year: Number(year), run: Number(run) },
      status: 200,
      rc: '1',
    }),
    notMine: ({ strangersLetter: { year, run } }) => ({
      as: 'agency:01011001',
      input: { year: Number(year), run: Number(run) },
      ...missing,
    }),
    malformed: [
      { input: {}, field: 'year' },
      { input: { year: '2568', run: 1 }, field: 'year' },
      { input: { year: 2568, run: 1, person_no: 2 }, field: 'person_no' },
    ],
  },
  'agency.delivery_book.print': {
    mine: ({ ownLetter }) => ({
      as: 'agency:01011001',
      input: { ...ownLetter, format: 'pdf' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'agency:01011001',
      input: { ...nobodys, format: 'pdf' },
      ...missing,
    }),
    malformed: [{ input: { year: '2568', run: '1', format: 'docx' }, field: 'format' }],
  },
};
