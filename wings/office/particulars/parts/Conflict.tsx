import type { FieldValues } from 'react-hook-form';
import { particularNames } from '../../../../api/office/particulars.text.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { inWords } from '../in-words.ts';
import { text } from '../particulars.text.ts';

interface ConflictProps {
  readonly theirs: FieldValues;
  readonly onTake: () => void;
}

const nameOf = (key: string): string => particularNames[key as keyof typeof particularNames];

/** Somebody else was first: what stands there now, beside what is still in the form. */
export function Conflict({ theirs, onTake }: ConflictProps) {
  return (
    <div>
      <Alert kind="warn" title={text.conflict.title} alert>
        {text.conflict.body}
      </Alert>
      <section aria-label={text.conflict.theirs}>
        <Facts kind="tight">
          {Object.entries(theirs).map(([key, value]) => (
            <Fact key={key} label={nameOf(key)}>
              {inWords(value) ?? text.history.file}
            </Fact>
          ))}
        </Facts>
        <Button small onClick={onTake}>
          {text.conflict.take}
        </Button>
      </section>
    </div>
  );
}
