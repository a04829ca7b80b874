import { type ReactNode, useEffect, useRef } from 'react';
import { outcomeWords, reasonWords } from '../../../../api/agency/report.text.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { PhoneLink } from '../../../../kit/link/PhoneLink.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import { words } from '../../../../kit/words.text.ts';
import { useSite } from '../../../../shell/site/site.ts';
import styles from './dialog.module.css';
import { text } from './dialog.text.ts';
import type { Preview } from './use-upload.ts';

interface PreviewProps {
  readonly preview: Preview;
  /** Why it could not be applied. */
  readonly error: string | undefined;
}

/** What the file says beside the bills: first whether it may be applied, then the figures. */
export function PreviewOf({ preview, error }: PreviewProps) {
  const { matched, problems_total, changes, changes_total, missing, missing_total } = preview;
  const top = useRef<HTMLDivElement>(null);
  // What had the focus is gone with its step.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, []);
  return (
    <Stack ref={top} tabIndex={-1} className={styles.preview}>
      {error ? (
        <Alert kind="no" title={text.failed} alert>
          {error}
        </Alert>
      ) : null}
      <Verdict matched={matched} problems={problems_total} />
      <WithoutConsent {...preview.without_consent} />
      <Problems preview={preview} />
      <Sums preview={preview} />
      <Folded title={text.changes} shown={changes.length} total={changes_total}>
        {changes.map((change) => (
          <li key={change.row}>
            <b>
              {change.membership_no} {change.name}
            </b>
            <span>
              {outcomeWords[change.outcome]} <Money value={change.collected} /> {words.baht}
              {change.reason === null ? '' : ` · ${reasonWords[change.reason]}`}
              {change.new_agency === null ? '' : ` ${change.new_agency}`}
            </span>
            {change.was ? (
              <span className={styles.mute}>
                {text.was(outcomeWords[change.was.outcome], formatBaht(change.was.collected))}
              </span>
            ) : null}
          </li>
        ))}
      </Folded>
      <Folded title={text.missing} shown={missing.length} total={missing_total}>
        {missing.map(({ membership_no, name, billed }) => (
          <li key={membership_no}>
            <b>
              {membership_no} {name}
            </b>
            <span>
              <Money value={billed} /> {words.baht}
            </span>
          </li>
        ))}
      </Folded>
    </Stack>
  );
}

function Verdict({ matched, problems }: { readonly matched: number; readonly problems: number }) {
  if (problems > 0) {
    return (
      <Alert kind="no" title={text.bad(problems)} alert>
        {text.badHint}
      </Alert>
    );
  }
  return matched > 0 ? (
    <Alert kind="ok">{text.good(matched)}</Alert>
  ) : (
    <Alert>{text.nothing}</Alert>
  );
}

/** It refuses nothing: the agency may have the letter on paper. */
function WithoutConsent({ count, members }: Preview['without_consent']) {
  const { phone } = useSite();
  if (count === 0) return null;
  return (
    <Alert kind="warn" title={text.noConsent(count)}>
      <Whole of={text.askFirst} /> <PhoneLink of={phone} />
      <ul className={styles.names}>
        {members.map(({ membership_no, name }) => (
          <li key={membership_no}>
            {membership_no} {name}
          </li>
        ))}
      </ul>
      <More shown={members.length} total={count} />
    </Alert>
  );
}

function Problems({ preview: { problems, problems_total } }: Pick<PreviewProps, 'preview'>) {
  if (problems.length === 0) return null;
  return (
    <section aria-label={text.problems}>
      <ul className={styles.list}>
        {problems.map(({ row, column, reason, value }) => (
          <li key={`${row} ${column}`}>
            <b>{text.row(row, column)}</b>
            <span>{reason}</span>
            {value === null ? null : <span className={styles.mute}>{text.found(value)}</span>}
          </li>
        ))}
      </ul>
      <More shown={problems.length} total={problems_total} />
    </section>
  );
}

function Sums({ preview }: Pick<PreviewProps, 'preview'>) {
  const { matched, changes_total, missing_total, sums } = preview;
  const labels = text.sums;
  return (
    <section aria-label={labels.label}>
      <Facts kind="tight">
        <Fact label={labels.matched}>{text.rows(matched)}</Fact>
        <Fact label={labels.changes}>{text.rows(changes_total)}</Fact>
        <Fact label={labels.full}>{text.rows(sums.full)}</Fact>
        <Fact label={labels.partial}>{text.rows(sums.partial)}</Fact>
        <Fact label={labels.none}>{text.rows(sums.none)}</Fact>
        <Fact label={labels.collected}>
          <Money value={sums.collected} /> {words.baht}
        </Fact>
        {missing_total > 0 ? <Fact label={labels.missing}>{text.rows(missing_total)}</Fact> : null}
      </Facts>
    </section>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly shown: number;
  readonly total: number;
  readonly children: ReactNode;
}

function Folded({ title, shown, total, children }: FoldedProps) {
  if (shown === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        {title} ({text.rows(total)})
      </summary>
      <ul className={styles.list}>{children}</ul>
      <More shown={shown} total={total} />
    </details>
  );
}

function More({ shown, total }: Omit<FoldedProps, 'title' | 'children'>) {
  return total > shown ? <Muted>{text.more(total - shown)}</Muted> : null;
}
