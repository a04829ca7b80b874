import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { CandidateData, PartProps } from '../election.types.ts';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';
import { HistoryPanel } from '../parts/HistoryPanel.tsx';
import { SealAlert } from '../parts/SealAlert.tsx';
import { sealOf } from '../parts/seal.ts';
import { CandidateForm } from './CandidateForm.tsx';
import { removeCandidate } from './edit.api.ts';

const words = text.candidates;
const keyOf = ({ position, number }: CandidateData) => `${position} ${number}`;

/** Who stands, by position; one of them, or a new one, is written in a form above. */
export function CandidatesPart(props: PartProps) {
  const { election, onSaved } = props;
  const seal = sealOf(election);
  const mayEdit = props.mayEdit && seal !== 'RELEASED';
  const [shown, setShown] = useState<CandidateData | 'new'>();
  const [leaving, setLeaving] = useState<CandidateData>();
  const call = useCall();
  const { version } = election.versions.candidates;
  const { year } = election.head;

  async function remove({ position, number, name }: CandidateData) {
    const input = { year, version, position, number };
    await call(removeCandidate, input, { manner: 'silent' });
    setLeaving(undefined);
    notify({ kind: 'success', text: words.removed(name) });
    onSaved();
  }

  if (shown !== undefined) {
    return (
      <CandidateForm
        {...props}
        key={shown === 'new' ? 'new' : keyOf(shown)}
        candidate={shown === 'new' ? undefined : shown}
        onClose={() => setShown(undefined)}
      />
    );
  }
  return (
    <>
      {props.mayEdit && seal === 'RELEASED' ? <SealAlert seal={seal} /> : null}
      {mayEdit && seal === 'SUBMITTED' ? (
        <Alert kind="warn" title={text.form.sealed.SUBMITTED.title}>
          {words.sealed}
        </Alert>
      ) : null}
      {election.positions.length === 0 ? (
        <Panel title={text.parts.candidates}>
          <p>{words.noPositions}</p>
        </Panel>
      ) : mayEdit && seal === undefined ? (
        <div className={styles.buttons}>
          <Button look="primary" icon={Plus} onClick={() => setShown('new')}>
            {words.add}
          </Button>
        </div>
      ) : null}
      {election.positions.map(({ code, name }) => (
        <section key={code} className={styles.section} aria-label={name}>
          <h2>{name}</h2>
          <Standing
            caption={words.caption(name)}
            candidates={election.candidates.filter(({ position }) => position === code)}
            mayEdit={mayEdit}
            onEdit={setShown}
            onRemove={seal === undefined ? setLeaving : undefined}
          />
        </section>
      ))}
      <HistoryPanel year={year} part="candidates" version={version} />
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={words.removeTitle(leaving?.name ?? '')}
        yes={{ look: 'danger', name: words.remove, busy: words.removing }}
        cancel={text.form.cancel}
        refused={words.refused}
        onYes={async () => leaving && remove(leaving)}
      >
        {words.removeHint}
      </ConfirmDialog>
    </>
  );
}

interface StandingProps {
  readonly caption: string;
  readonly candidates: readonly CandidateData[];
  readonly mayEdit: boolean;
  readonly onEdit: (candidate: CandidateData) => void;
  /** Left out: nobody leaves any more. */
  readonly onRemove: ((candidate: CandidateData) => void) | undefined;
}

const columns = [
  { key: 'name', name: words.name },
  { key: 'number', name: words.number, num: true },
  { key: 'zone', name: words.zone },
  { key: 'photo', name: words.photo },
  { key: 'edit', name: words.edit },
];

function Standing({ caption, candidates, mayEdit, onEdit, onRemove }: StandingProps) {
  if (candidates.length === 0) return <p className={styles.muted}>{words.none}</p>;
  return (
    <Rows caption={caption} columns={mayEdit ? columns : columns.slice(0, -1)}>
      <tbody>
        {candidates.map((one) => (
          <Row key={one.number}>
            <Cell>
              {one.name}
              <Sub>{one.unit}</Sub>
            </Cell>
            <Cell word={words.number} num>
              {one.number}
            </Cell>
            <Cell word={words.zone}>
              {one.zone === null ? words.everyZone : words.zoneOf(one.zone)}
            </Cell>
            <Cell word={words.photo}>{one.photo === null ? words.noPhoto : words.hasPhoto}</Cell>
            {mayEdit ? (
              <Cell word={words.edit}>
                <span className={styles.buttons}>
                  <Button
                    small
                    icon={Pencil}
                    aria-label={words.of(words.edit, one.name)}
                    onClick={() => onEdit(one)}
                  >
                    {words.edit}
                  </Button>
                  {onRemove ? (
                    <Button
                      small
                      look="quietDanger"
                      icon={Trash2}
                      aria-label={words.of(words.remove, one.name)}
                      onClick={() => onRemove(one)}
                    >
                      {words.remove}
                    </Button>
                  ) : null}
                </span>
              </Cell>
            ) : null}
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}
