import { TriangleAlert } from 'lucide-react';
import type * as z from 'zod/mini';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { words as common } from '../../../../kit/words.text.ts';
import styles from '../collections.module.css';
import { text } from '../collections.text.ts';
import type { headShape } from '../shapes.ts';

interface ShortfallProps {
  readonly head: z.output<typeof headShape>;
  /** The agency that a transferred member went to. */
  readonly movedTo: string | null;
}

/** What was not deducted, why, and what to do; nothing where all of it came in. */
export function Shortfall({ head, movedTo }: ShortfallProps) {
  const { status, reason, uncollected } = head;
  if (status !== 'PARTIAL' && status !== 'NONE') return null;
  const words = text.short;
  return (
    <Panel className={styles.short}>
      <h2>
        <Icon of={TriangleAlert} size="s" />
        {words[status]}
      </h2>
      {reason === null ? null : <p>{words.because(text.reasons[reason])}</p>}
      {movedTo === null ? null : <p>{words.movedTo(movedTo)}</p>}
      <p>
        {words.rest} <Money value={uncollected} /> {common.baht}
      </p>
      <p>{words.todo}</p>
    </Panel>
  );
}
