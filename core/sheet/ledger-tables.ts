/** A ledger's sums and lines as tables of a sheet, made of its columns (D-06, D-08, D-10). */
import { type LedgerColumn, type LedgerLine, summedColumns } from '../ledger/columns.ts';
import { ledgerText as text } from '../ledger/ledger.text.ts';
import { amountOf, flowOf, flowsBeside, type Ledger, type LedgerAnswer } from '../ledger/ledger.ts';
import { readBaht, toDtoBaht } from '../satang.ts';
import { thaiDateShort } from '../thai-date.ts';
import type { SheetCell, SheetTable } from './sheet.ts';
import { type LineColumn, type LineColumns, type MarkedRow, sheetTable } from './sheet-table.ts';

/** An amount of the wire as one that goes out. Throws for what is no amount. */
export const minusBaht = (amount: string): string => toDtoBaht(-readBaht(amount));

const figure = (
  name: string,
  kind: 'baht' | 'move' | 'count',
  value: SheetCell,
): LineColumn<unknown> => ({ name, kind, of: () => value });

/** Opening, in, out, what else is added up, and closing; or how much a search found. */
export function sumsTable(ledger: Ledger, answer: LedgerAnswer): SheetTable {
  const { as_of, summary, found } = answer;
  const { columns, words } = ledger;
  const beside = Object.fromEntries(
    flowsBeside(ledger, answer).map(({ key, label, value, sign }) => [
      key,
      figure(label, 'move', sign < 0 ? minusBaht(value) : value),
    ]),
  );
  if (found) {
    return sheetTable([found], {
      count: figure(text.foundHead, 'count', found.count),
      in: figure(words.foundIn, 'move', found.in),
      out: figure(words.foundOut, 'move', minusBaht(found.out)),
      ...beside,
    });
  }
  const { from, to, opening, closing } = summary;
  const [came, went] = [flowOf(ledger, answer, 'in'), flowOf(ledger, answer, 'out')];
  const since = from === null ? '' : ` ${thaiDateShort(from)}`;
  const until = thaiDateShort(to ?? as_of);
  const more = summedColumns(columns).map(([key, { sum = '' }]) => [
    key,
    figure(sum, 'baht', summary[key] ?? null),
  ]);
  return sheetTable([summary], {
    opening: figure(`${text.opening}${since}`, 'baht', opening),
    in: figure(words.came(came.count), 'move', came.value),
    out: figure(words.went(went.count), 'move', minusBaht(went.value)),
    ...beside,
    ...Object.fromEntries(more),
    closing: figure(`${words.closingSum ?? words.closing} ${until}`, 'baht', closing),
  });
}

/** The cell of a column; `sign` stands in words, and in them the amount of a neutral line. */
function cellOf(ledger: Ledger, key: string, { kind }: LedgerColumn): LineColumn<LedgerLine>['of'] {
  if (kind === 'sign') {
    return (line) => {
      const word = ledger.wordOf(line.sign_flag, line);
      return line.sign_flag === 0 ? text.neutral(word, amountOf(ledger, line)) : word;
    };
  }
  if (kind !== 'move') return (line) => line[key] ?? null;
  return (line) => {
    const amount = line[key];
    if (typeof amount !== 'string') return null;
    if (line.sign_flag === 0) return '0.00';
    return line.sign_flag < 0 ? minusBaht(amount) : amount;
  };
}

/** The columns that papers show. Throws where one of them has no heading. */
export function paperColumns(ledger: Ledger): LineColumns<LedgerLine> {
  return Object.fromEntries(
    ledger.shown.map((key) => {
      const column = ledger.columns[key];
      if (column?.head === undefined) throw new TypeError(`a column without a heading: ${key}`);
      const { kind, head: name, width } = column;
      return [
        key,
        {
          name,
          kind: kind === 'sign' ? 'text' : kind,
          ...(width !== undefined && { width }),
          of: cellOf(ledger, key, column),
        },
      ];
    }),
  );
}

const edge = (on: string, label: string, balance: string): MarkedRow<string> => ({
  as: 'edge',
  cells: { posted_on: on, description: label, balance },
});

/** All lines between closing and opening balance; what a search found has neither. */
export function linesTable(
  ledger: Ledger,
  { as_of, lines, summary, found }: LedgerAnswer,
): SheetTable {
  const columns = Object.fromEntries(
    Object.entries(paperColumns(ledger)).filter(([key]) => {
      const isSparse = ledger.columns[key]?.sparse === true;
      return !isSparse || lines.some((line) => line[key] !== null);
    }),
  );
  if (found) return sheetTable(lines, columns, { empty: text.nothing });
  const { from, to, opening, closing } = summary;
  const first = from ?? lines.at(-1)?.posted_on ?? to ?? as_of;
  return sheetTable(lines, columns, {
    above: [edge(to ?? as_of, ledger.words.closing, closing)],
    below: [edge(first, text.opening, opening)],
    carried: 'balance',
  });
}
