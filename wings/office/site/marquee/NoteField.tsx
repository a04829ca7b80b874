import { lazy, Suspense } from 'react';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import type { PartProps } from '../../../../parts/edit-form/field-spec.ts';
import { text } from './marquee.text.ts';

/** The editor is fetched when a sentence is opened: the list does not need it. */
const RichText = lazy(async () => ({
  default: (await import('../../../../parts/rich-text/RichText.tsx')).RichText,
}));

const line = { label: text.note, hint: text.noteHint };

/** The sentence, with its bold and underlined words and its links. */
export function NoteField({ value, onChange, error }: PartProps) {
  return (
    <Suspense
      fallback={
        <Loading what={text.opening}>
          <Panel>
            <SkeletonLines count={2} />
          </Panel>
        </Loading>
      }
    >
      <RichText html={String(value ?? '')} onChange={onChange} error={error} line={line} />
    </Suspense>
  );
}
