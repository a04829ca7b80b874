import { MessageSquareText } from 'lucide-react';
import type * as z from 'zod/mini';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import styles from '../collections.module.css';
import { text } from '../collections.text.ts';
import { Reported } from '../ReportedStatus.tsx';
import type { reportedShape } from '../shapes.ts';

const words = text.reported;

/** The agency's word on a bill that is not posted, with its reason. */
export function ReportedPanel({ reported }: { readonly reported: z.output<typeof reportedShape> }) {
  return (
    <Panel className={styles.told}>
      <h2>
        <Icon of={MessageSquareText} size="s" />
        {words.title}
      </h2>
      <p>
        <Reported reported={reported} />
      </p>
      {reported.reason === null ? null : <p>{text.short.because(text.reasons[reported.reason])}</p>}
      <Muted>{words.notYet}</Muted>
    </Panel>
  );
}
