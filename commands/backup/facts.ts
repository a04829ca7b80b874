/** Lines by which people know one backup from another. */
import type { Figures, Manifest } from '../../backup/archive/contents.ts';
import { thaiDateShort, thaiDateTime } from '../../core/thai-date.ts';
import { commandText as text } from './backup-commands.text.ts';

export const fromLine = ({ cooperative, madeAt, program }: Manifest): string =>
  text.from(cooperative, thaiDateTime(new Date(madeAt)), program);

export function figuresLine(figures: Figures | undefined): string {
  if (figures === undefined) return text.noFigures;
  const { asOf, members } = figures;
  const [shares, loans, deposits] = [figures.shares, figures.loans, figures.deposits].map(
    BigInt,
  ) as [bigint, bigint, bigint];
  return text.figures(thaiDateShort(asOf), { members, shares, loans, deposits });
}
