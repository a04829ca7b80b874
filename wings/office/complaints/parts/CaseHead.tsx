import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryNames } from '../../../../core/complaint/case.text.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { CaseMark } from '../../../../parts/complaint/CaseMark.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import type { Case } from '../case-changes.ts';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';

const words = text.one;

/** What the case is about, how far it has come, and by when it is due. */
export function CaseHead({ back, one }: { readonly back: ReactNode; readonly one: Case }) {
  return (
    <>
      <PageHeading back={back} title={one.topic} sub={words.title(one.id)} />
      <p className={styles.meta}>
        <CaseMark status={one.status} />
        {one.overdue ? (
          <Badge kind="no" icon={CircleAlert}>
            {text.list.overdue}
          </Badge>
        ) : null}
        {one.published ? <Badge kind="blue">{words.isPublished}</Badge> : null}
        {one.mine ? <Badge kind="gold">{text.filter.mine}</Badge> : null}
        <span>{categoryNames[one.category]}</span>
        <Moment label={text.list.received} at={one.received_at} />
        <span>
          {words.promised} <ThaiDate day={one.answer_by} />
        </span>
      </p>
    </>
  );
}
