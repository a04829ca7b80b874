import { lazy, Suspense } from 'react';
import { DayField } from '../../../../kit/calendar/DayField.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { richText } from '../../../../parts/rich-text/rich-text.text.ts';
import styles from '../documents.module.css';
import { documentLimits } from '../limits.ts';
import type { Typed } from './typed-texts.ts';
import { writeText as words } from './write.text.ts';

// The editor's library comes with this page alone.
const RichText = lazy(async () => ({
  default: (await import('../../../../parts/rich-text/RichText.tsx')).RichText,
}));

interface WriteFieldsProps {
  readonly typed: Typed;
  /** Only a first version has nothing to be compared with. */
  readonly needsSummary: boolean;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (more: Partial<Typed>) => void;
}

/** Everything that is written of a version. */
export function WriteFields({ typed, needsSummary, faults, onChange }: WriteFieldsProps) {
  return (
    <>
      <Panel title={words.basics}>
        <div className={styles.fields}>
          <TextField
            name="title"
            label={words.name}
            error={faults.title}
            maxLength={documentLimits.title}
            autoComplete="off"
            value={typed.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <DayField
            name="effective_on"
            label={words.day}
            hint={words.dayHint}
            error={faults.effective_on}
            value={typed.day}
            onChange={(day) => onChange({ day })}
          />
          {needsSummary ? (
            <AreaField
              name="change_summary"
              label={words.summary}
              hint={words.summaryHint}
              error={faults.change_summary}
              rows={4}
              maxLength={documentLimits.summary}
              value={typed.summary}
              onChange={({ target }) => onChange({ summary: target.value })}
            />
          ) : null}
        </div>
      </Panel>
      <Panel title={words.body}>
        <Suspense
          fallback={
            <Loading what={richText.loading}>
              <SkeletonLines count={8} />
            </Loading>
          }
        >
          <RichText
            html={typed.html}
            error={faults.body_html}
            onChange={(html) => onChange({ html })}
          />
        </Suspense>
      </Panel>
    </>
  );
}
