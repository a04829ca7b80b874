import { RotateCcw } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { particularNames } from '../../../../api/office/particulars.text.ts';
import type { ParticularKey } from '../../../../api/office/particulars.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import type { readParticulars } from '../particulars.api.ts';
import styles from '../particulars.module.css';
import { text } from '../particulars.text.ts';

interface OriginsProps<Key> {
  readonly keys: readonly Key[];
  readonly data: Pick<DataOf<typeof readParticulars>, 'overruled'>;
  /** Puts the file's value into the form; it counts once the form is saved. */
  readonly onFile: (key: Key) => void;
}

/** Where each value comes from: the file, or somebody of the office, and the way back. */
export function Origins<Key extends ParticularKey | 'logo'>(props: OriginsProps<Key>) {
  const { keys, data, onFile } = props;
  return (
    <section aria-label={text.origins}>
      <ul className={styles.origins}>
        {keys.map((key) => {
          const set = data.overruled.find((one) => one.key === key);
          const name = particularNames[key];
          return (
            <li key={key}>
              {set === undefined ? (
                text.fromFile(name)
              ) : (
                <>
                  <span>
                    <Moment label={text.setHere(name)} at={set.at} /> {text.by(set.by)}
                  </span>
                  <Button
                    small
                    look="quiet"
                    icon={RotateCcw}
                    aria-label={text.fileAgainOf(name)}
                    onClick={() => onFile(key)}
                  >
                    {text.fileAgain}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
