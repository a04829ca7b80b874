/** What a file comes to in the store: as stated, but for members in quarantine. */
import { orNothing, type Satang } from '../../core/satang.ts';
import type { Totals } from '../check/totals.ts';
import type { Figures, Stated } from '../decode/manifest.ts';
import type { Subject } from '../layout.ts';
import type { StoredFigures, StoredSums } from '../staging/sums.ts';

interface Change {
  readonly rows: number;
  readonly satang: (column: string) => Satang;
}

function changed<Of extends Figures>(stated: Of, out: Change, shown: StoredSums | undefined): Of {
  const totals = [...stated.totals].map(([column, { satang, line }]) => {
    const came = orNothing(shown?.satang.get(column) ?? null);
    return [column, { satang: satang - out.satang(column) + came, line }] as const;
  });
  const rows = stated.rows - out.rows + (shown?.rows ?? 0);
  return { ...stated, rows, totals: new Map(totals) };
}

/** Groups of values that only rows that stay have are stated by nobody, and left out. */
export function stagedFigures(
  subject: Subject,
  stated: Stated,
  aside: Totals,
  shown: StoredFigures,
): Stated {
  const groups = (subject.controls ?? []).map(({ by, of }, index) => {
    const out = aside.groups[index];
    const byValue = [...(stated.groups.get(by) ?? [])].map(([value, group]) => {
      const counted = out?.get(value);
      const satang = (column: string) => orNothing(counted?.sums[of.indexOf(column)] ?? null);
      const change = { rows: counted?.rows ?? 0, satang };
      return [value, changed(group, change, shown.groups.get(by)?.get(value))] as const;
    });
    return [by, new Map(byValue)] as const;
  });
  const change = { rows: aside.rows, satang: (column: string) => aside.satang(column) };
  return { ...changed(stated, change, shown), groups: new Map(groups) };
}
