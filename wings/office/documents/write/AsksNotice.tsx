import type { Day } from '../../../../core/days.ts';
import type { DocumentKey } from '../../../../core/document-keys.ts';
import { thaiDateLong } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { documentWords } from '../documents.text.ts';
import { writeText as words } from './write.text.ts';

interface AsksNoticeProps {
  readonly document: DocumentKey;
  /** From which it will be in force; undefined until it is typed. */
  readonly day: Day | undefined;
  /** It says what the version in force says. */
  readonly isUnchanged: boolean;
}

/** Who will be asked, and from when: said before anything is saved. */
export function AsksNotice({ document, day, isUnchanged }: AsksNoticeProps) {
  return (
    <div aria-live="polite">
      <Alert kind="warn" title={words.asksTitle}>
        <p>
          {day === undefined ? words.asksNoDay : documentWords[document].asks(thaiDateLong(day))}
        </p>
        {isUnchanged ? <p>{words.unchanged}</p> : null}
      </Alert>
    </div>
  );
}
