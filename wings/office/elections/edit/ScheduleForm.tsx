import { parseThaiDate, thaiDateNumeric } from '../../../../core/thai-date.ts';
import { DayField } from '../../../../kit/calendar/DayField.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { manualStatuses } from '../dto/codes.ts';
import type { ElectionData, PartProps } from '../election.types.ts';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';
import { PartForm } from '../parts/PartForm.tsx';
import { RowsEditor } from '../parts/RowsEditor.tsx';
import { type Draft, useDraft } from '../parts/use-draft.ts';
import { saveSchedule } from './edit.api.ts';

const words = text.schedule;
const dayNames = ['application', 'campaign', 'voting', 'voting_ends', 'announced'] as const;
type DayName = (typeof dayNames)[number];
type Manual = (typeof manualStatuses)[number];

/** As it is typed. */
interface Schedule {
  readonly days: Readonly<Record<DayName, string>>;
  readonly status: Manual | '';
  readonly reason: string;
  readonly calendar: readonly {
    readonly from: string;
    readonly to: string;
    readonly text: string;
  }[];
}

const noDays = { application: '', campaign: '', voting: '', voting_ends: '', announced: '' };

function typedOf({ days, manual, calendar }: ElectionData): Schedule {
  const typed = (day: string | undefined) => (day === undefined ? '' : thaiDateNumeric(day));
  return {
    days: days
      ? {
          application: typed(days.application),
          campaign: typed(days.campaign),
          voting: typed(days.voting),
          voting_ends: typed(days.voting_ends),
          announced: typed(days.announced),
        }
      : noDays,
    status: (manual?.status ?? '') as Manual | '',
    reason: manual?.reason ?? '',
    calendar: calendar.map((step) => ({
      ...{ from: typed(step.from), to: typed(step.to), text: step.text },
    })),
  };
}

/** What is no day goes as it is: the answer tells it at its field. */
const dayOf = (typed: string): string => parseThaiDate(typed) ?? typed;

function inputOf({ days, status, reason, calendar }: Schedule) {
  const isDated = dayNames.some((name) => days[name].trim() !== '');
  return {
    days: isDated
      ? {
          application: dayOf(days.application),
          campaign: dayOf(days.campaign),
          voting: dayOf(days.voting),
          voting_ends: dayOf(days.voting_ends),
          announced: dayOf(days.announced),
        }
      : null,
    manual: status === '' ? null : { status, reason },
    calendar: calendar.map((step) => ({
      ...{ from: dayOf(step.from), to: dayOf(step.to), text: step.text },
    })),
  };
}

/** The days of the states, a state set by hand, and the calendar that the public reads. */
export function ScheduleForm(props: PartProps) {
  const { election, onSaved } = props;
  const call = useCall();
  const { year } = election.head;
  const stored = { value: typedOf(election), version: election.versions.schedule.version };
  const draft = useDraft(stored, onSaved);
  const send = async (value: typeof stored.value, version: number) => {
    const input = { year, version, ...inputOf(value) };
    return (await call(saveSchedule, input, { manner: 'silent' })).data.version;
  };
  return (
    <PartForm {...props} part="schedule" title={text.parts.schedule} draft={draft} send={send}>
      <Days draft={draft} />
      <ManualStatus draft={draft} />
      <Calendar draft={draft} />
    </PartForm>
  );
}

interface PieceProps {
  readonly draft: Draft<Schedule>;
}

function Days({ draft: { value, change, faults } }: PieceProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{words.days}</legend>
      <Muted small>
        {words.daysHint} {words.dayHint}
      </Muted>
      <div className={styles.days}>
        {dayNames.map((name) => (
          <DayField
            key={name}
            label={words[name]}
            error={faults[`days.${name}`]}
            value={value.days[name]}
            onChange={(day) => change({ ...value, days: { ...value.days, [name]: day } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ManualStatus({ draft: { value, change, faults } }: PieceProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{words.manual}</legend>
      <SelectField
        label={text.state}
        hint={words.manualHint}
        error={faults['manual.status']}
        value={value.status}
        onChange={({ target }) => {
          const status = manualStatuses.find((one) => one === target.value) ?? '';
          change({ ...value, status });
        }}
      >
        <option value="">{words.byDays}</option>
        {manualStatuses.map((status) => (
          <option key={status} value={status}>
            {text.status[status]}
          </option>
        ))}
      </SelectField>
      {value.status === '' ? null : (
        <AreaField
          label={words.reason}
          hint={words.reasonHint}
          error={faults['manual.reason']}
          rows={2}
          value={value.reason}
          onChange={({ target }) => change({ ...value, reason: target.value })}
        />
      )}
    </fieldset>
  );
}

function Calendar({ draft: { value, change, faults } }: PieceProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{words.calendar}</legend>
      <Muted small>{words.dayHint}</Muted>
      <RowsEditor
        rows={value.calendar}
        onChange={(calendar) => change({ ...value, calendar })}
        nameOf={(_, at) => words.step(at + 1)}
        fresh={() => ({ from: '', to: '', text: '' })}
        isOrdered
      >
        {(step, at, put) => (
          <>
            <div className={styles.days}>
              <DayField
                label={words.from}
                error={faults[`calendar.${at}.from`]}
                value={step.from}
                onChange={(from) => put({ ...step, from })}
              />
              <DayField
                label={words.to}
                error={faults[`calendar.${at}.to`]}
                value={step.to}
                onChange={(to) => put({ ...step, to })}
              />
            </div>
            <TextField
              label={words.text}
              error={faults[`calendar.${at}.text`]}
              value={step.text}
              onChange={({ target }) => put({ ...step, text: target.value })}
            />
          </>
        )}
      </RowsEditor>
    </fieldset>
  );
}
