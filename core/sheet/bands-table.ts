/** Rates by balance on papers and in files. */
import { bandsInWords, bandsText } from '../rate-bands.text.ts';
import type { StatedBands } from '../rate-bands.ts';
import type { SheetTable } from './sheet.ts';
import { sheetTable } from './sheet-table.ts';

interface Banded {
  /** The account as it is shown. */
  readonly number: string;
  readonly bands: StatedBands | null;
}

/** A table of all bands of those that have some; none where nobody has. */
export function bandsTables(rows: readonly Banded[], numberName: string): readonly SheetTable[] {
  const lines = rows.flatMap(({ number, bands }) =>
    bands === null ? [] : bandsInWords(bands).map((one) => ({ number, ...one })),
  );
  if (lines.length === 0) return [];
  const table = sheetTable(
    lines,
    {
      number: { name: numberName, kind: 'text', width: 1.4, of: ({ number }) => number },
      range: { name: bandsText.range, kind: 'text', width: 3, of: ({ range }) => range },
      rate: { name: bandsText.percent, kind: 'rate', of: ({ rate }) => rate },
    },
    { title: bandsText.title },
  );
  return [table];
}
