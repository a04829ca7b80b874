import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Lines } from '../../../../parts/complaint/Lines.tsx';
import type { Case } from '../case-changes.ts';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import type { OpenCase } from '../use-case.ts';
import { PublicationForm } from './PublicationForm.tsx';

const words = text.publish;

/** The original beside what staff write for the public, where the reporter allowed that. */
export function PublishPanel({ open }: { readonly open: OpenCase }) {
  if (!open.one.allow_publish) {
    return (
      <Panel title={words.title}>
        <p>{words.notAllowed}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.title}>
      <p className={styles.muted}>{words.about}</p>
      <div className={styles.beside}>
        <Original one={open.one} />
        <PublicationForm open={open} />
      </div>
    </Panel>
  );
}

function Original({ one }: { readonly one: Case }) {
  return (
    <div className={styles.quoted}>
      <h3>{words.original}</h3>
      <h4>{words.originalTopic}</h4>
      <Lines of={one.topic} />
      <h4>{words.originalBody}</h4>
      <Lines of={one.detail} />
      <h4>{words.originalAnswer}</h4>
      <Lines of={one.answer ?? words.noAnswer} />
    </div>
  );
}
