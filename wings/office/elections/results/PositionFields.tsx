import { outcomeOf, validPapers, votesOf } from '../../../../core/election/count.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import type { ElectionData } from '../election.types.ts';
import styles from '../elections.module.css';
import { text } from './results.text.ts';
import { countOf, paperFields, type TypedPosition } from './typed-count.ts';

interface PositionFieldsProps {
  readonly election: ElectionData;
  readonly typed: TypedPosition;
  /** What is wrong, by the field's name within the position. */
  readonly faultAt: (field: string) => string | undefined;
  readonly onChange: (next: TypedPosition) => void;
}

const labels = {
  eligible: text.eligible,
  ballots: text.ballots,
  spoiled: text.spoiled,
  no_vote: text.noVote,
} as const;

/** Papers and votes of one position; sums and equal votes are told while one types. */
export function PositionFields(props: PositionFieldsProps) {
  const { election, typed, faultAt, onChange } = props;
  const { name = '', seats = 1 } =
    election.positions.find(({ code }) => code === typed.position) ?? {};
  const count = countOf(typed, seats);
  const nameOf = (number: number) =>
    election.candidates.find((one) => one.position === typed.position && one.number === number)
      ?.name ?? '';
  const sumFault = faultAt('sum');
  return (
    <fieldset className={styles.row}>
      <legend>
        {name} <span className={styles.muted}>{text.seats(seats)}</span>
      </legend>
      <div className={styles.figures}>
        {paperFields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            error={faultAt(field)}
            inputMode="numeric"
            autoComplete="off"
            value={typed.papers[field]}
            onChange={({ target }) =>
              onChange({ ...typed, papers: { ...typed.papers, [field]: target.value } })
            }
          />
        ))}
      </div>
      <div className={styles.fields}>
        {typed.candidates.map(({ number, votes }, at) => (
          <TextField
            key={number}
            label={text.votesOf(number, nameOf(number))}
            error={faultAt(`candidates.${at}.votes`)}
            invalid={sumFault !== undefined}
            inputMode="numeric"
            autoComplete="off"
            value={votes}
            onChange={({ target }) =>
              onChange({
                ...typed,
                candidates: typed.candidates.map((one) =>
                  one.number === number ? { number, votes: target.value } : one,
                ),
              })
            }
          />
        ))}
      </div>
      {sumFault === undefined ? null : (
        <Alert kind="no" alert>
          {text.sumFault(name, sumFault)}
        </Alert>
      )}
      <Sums votes={votesOf(count)} valid={validPapers(count)} />
      <Lot typed={typed} seats={seats} nameOf={nameOf} error={faultAt('lot')} onChange={onChange} />
    </fieldset>
  );
}

function Sums({ votes, valid }: { readonly votes: number; readonly valid: number }) {
  if (!Number.isFinite(votes) || !Number.isFinite(valid)) return null;
  return <p className={styles.muted}>{text.sums(votes, valid)}</p>;
}

interface LotProps extends Pick<PositionFieldsProps, 'typed' | 'onChange'> {
  readonly seats: number;
  readonly nameOf: (number: number) => string;
  readonly error: string | undefined;
}

/** Equal votes for the last seat: whom the lot chose. */
function Lot({ typed, seats, nameOf, error, onChange }: LotProps) {
  const { equal, seatsLeft } = outcomeOf(countOf(typed, seats));
  if (equal.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{text.tie}</legend>
      <Alert kind={error === undefined ? 'warn' : 'no'}>{error ?? text.tieHint(seatsLeft)}</Alert>
      {equal.map((number) => (
        <Checkbox
          key={number}
          checked={typed.lot.includes(number)}
          onChange={({ target }) => {
            const others = typed.lot.filter((one) => one !== number && equal.includes(one));
            onChange({ ...typed, lot: target.checked ? [...others, number] : others });
          }}
        >
          {text.lotOf(number, nameOf(number))}
        </Checkbox>
      ))}
    </fieldset>
  );
}
