import type { ReactNode } from 'react';
import type { ReportSums } from '../../../../core/agency/report.ts';
import { readBaht, type Satang } from '../../../../core/satang.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import amount from '../../../../kit/amount/amount.module.css';
import { classes } from '../../../../kit/classes.ts';
import { Placeholder } from '../../../../kit/skeleton/Placeholder.tsx';
import { text } from '../cover.text.ts';
import styles from './head.module.css';

const labels = text.figures;
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

/** Skeleton of a month's figures: as many as it mostly has. Lies in a `Loading`. */
export function FiguresSkeleton() {
  return (
    <Placeholder>
      <dl className={styles.figures}>
        {[labels.billed, labels.collected, labels.uncollected, labels.unreported].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={classes(amount.amount, amount.size2)}>—————</span>
              <small>————</small>
            </dd>
          </div>
        ))}
      </dl>
    </Placeholder>
  );
}

/**
 * Billed, deducted, not deducted, not yet reported: the first is the sum of the others, in money
 * and, each bill counted once, in bills.
 */
export function ReportFigures({ sums }: { readonly sums: ReportSums }) {
  const { billed, collected, uncollected, unreported, full, partial, none } = sums;
  return (
    <dl className={styles.figures} aria-label={labels.label}>
      <Figure name={labels.billed} satang={billed.satang}>
        {labels.people(count(billed.count))}
      </Figure>
      <Figure name={labels.collected} satang={collected.satang}>
        {labels.parts(count(full), count(partial))}
      </Figure>
      <Figure name={labels.uncollected} satang={uncollected.satang}>
        {partial === 0 ? labels.short(count(none)) : labels.shortAndParts(count(none))}
      </Figure>
      <Figure name={labels.unreported} satang={unreported.satang}>
        {labels.people(count(unreported.count))}
      </Figure>
    </dl>
  );
}

/** Of a month whose result the core system has by another way: it is told once posted, no zero. */
export function AwaitedFigures({ sums: { billed } }: { readonly sums: ReportSums }) {
  return (
    <dl className={styles.figures} aria-label={labels.label}>
      <Figure name={labels.billed} satang={billed.satang}>
        {labels.people(count(billed.count))}
      </Figure>
      {[labels.collected, labels.uncollected].map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {labels.unknown}
            <small>{labels.later}</small>
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
    <dl className={styles.figures} aria-label={labels.label}>
      <Figure name={labels.billed} satang={readBaht(sums.billed)}>
        {labels.people(count(sums.members))}
      </Figure>
      <Figure name={labels.collected} satang={readBaht(sums.collected)}>
        {labels.byCore}
      </Figure>
      <Figure name={labels.uncollected} satang={readBaht(sums.uncollected)}>
        {labels.byCore}
      </Figure>
    </dl>
  );
}
