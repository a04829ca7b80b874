import type { ReactNode } from 'react';
import type { ReportSums } from '../../../../core/agency/report.ts';
import { readBaht, type Satang } from '../../../../core/satang.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { text } from '../cover.text.ts';
import styles from './head.module.css';

const said = text.figures;
const count = (of: number): string => formatNumber(of, 0);

interface FigureProps {
  readonly name: string;
  readonly satang: Satang;
  readonly children: ReactNode;
}

function Figure({ name, satang, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount value={satang} size={2} />
        <small>{children}</small>
      </dd>
    </div>
  );
}

/**
 * Billed, deducted, not deducted, not yet reported: the first is the sum of the others, in money
 * and, each bill counted once, in bills.
 */
export function ReportFigures({ sums }: { readonly sums: ReportSums }) {
  const { billed, collected, uncollected, unreported, full, partial, none } = sums;
  return (
    <dl className={styles.figures} aria-label={said.label}>
      <Figure name={said.billed} satang={billed.satang}>
        {said.people(count(billed.count))}
      </Figure>
      <Figure name={said.collected} satang={collected.satang}>
        {said.parts(count(full), count(partial))}
      </Figure>
      <Figure name={said.uncollected} satang={uncollected.satang}>
        {partial === 0 ? said.short(count(none)) : said.shortAndParts(count(none))}
      </Figure>
      <Figure name={said.unreported} satang={unreported.satang}>
        {said.people(count(unreported.count))}
      </Figure>
    </dl>
  );
}

/** Of a month whose result the core system has by another way: it is told once posted, no zero. */
export function AwaitedFigures({ sums: { billed } }: { readonly sums: ReportSums }) {
  return (
    <dl className={styles.figures} aria-label={said.label}>
      <Figure name={said.billed} satang={billed.satang}>
        {said.people(count(billed.count))}
      </Figure>
      {[said.collected, said.uncollected].map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {said.unknown}
            <small>{said.later}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CoreFiguresProps {
  readonly sums: {
    readonly members: number;
    readonly billed: string;
    readonly collected: string;
    readonly uncollected: string;
  };
}

/** The same of a month that the cooperative has posted: its word is the last. */
export function CoreFigures({ sums }: CoreFiguresProps) {
  return (
    <dl className={styles.figures} aria-label={said.label}>
      <Figure name={said.billed} satang={readBaht(sums.billed)}>
        {said.people(count(sums.members))}
      </Figure>
      <Figure name={said.collected} satang={readBaht(sums.collected)}>
        {said.byCore}
      </Figure>
      <Figure name={said.uncollected} satang={readBaht(sums.uncollected)}>
        {said.byCore}
      </Figure>
    </dl>
  );
}
