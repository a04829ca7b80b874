import { Amount } from '../../../kit/amount/Amount.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { classes } from '../../../kit/classes.ts';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import styles from './dividends.module.css';
import { text } from './dividends.text.ts';
import { paymentOf, type Year, type YearPart, yearParts } from './year-words.ts';

interface YearPanelProps {
  readonly year: Year;
  /** The one golden thing of the page. */
  readonly latest: boolean;
}

/** One year: what was received, how it is made up, how it was paid. */
export function YearPanel({ year, latest }: YearPanelProps) {
  return (
    <Panel
      title={text.year(year.year_be)}
      end={latest ? <Badge kind="gold">{text.latest}</Badge> : null}
      className={classes(styles.year, latest && styles.gold)}
    >
      <div className={styles.figure}>
        <Muted>{text.net}</Muted>
        <p>
          <Amount value={year.net} size={4} />
        </p>
        <Facts kind="tight">
          {paymentOf(year).map(({ label, words, held }) => (
            <Fact key={label} label={label}>
              <Nowrap>{words}</Nowrap> {held ? <Explain of="held" /> : null}
            </Fact>
          ))}
        </Facts>
      </div>
      <div className={styles.reckoning}>
        <Facts>
          {yearParts(year).map((part) => (
            <Fact key={part.key} label={<Part {...part} />}>
              {part.isWithheld ? text.withheld : <Money value={part.amount} />}
            </Fact>
          ))}
          <MoneyFact label={text.net} amount={year.net} />
        </Facts>
      </div>
    </Panel>
  );
}

/** What a part is, at which rate and on what it was computed. */
function Part({ label, rate, how, base }: YearPart) {
  return (
    <>
      <span className={styles.part}>{label}</span>
      {rate === undefined ? null : <span className={styles.sub}>{text.rate(rate)}</span>}
      {how === undefined ? null : <span className={styles.sub}>{how}</span>}
      {base === undefined ? null : (
        <span className={styles.sub}>
          {base.label} <Money value={base.amount} />
        </span>
      )}
    </>
  );
}
