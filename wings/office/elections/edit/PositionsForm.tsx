import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { positionCodes } from '../dto/codes.ts';
import type { PartProps } from '../election.types.ts';
import { text } from '../elections.text.ts';
import { PartForm } from '../parts/PartForm.tsx';
import { RowsEditor } from '../parts/RowsEditor.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { savePositions } from './edit.api.ts';

const words = text.positions;

/** What is elected: which office, how it is called, and how many seats it has. */
export function PositionsForm(props: PartProps) {
  const { election, onSaved } = props;
  const call = useCall();
  const { year } = election.head;
  const stored = {
    value: election.positions.map(({ seats, ...rest }) => ({ ...rest, seats: String(seats) })),
    version: election.versions.positions.version,
  };
  const draft = useDraft(stored, onSaved);
  const send = async (value: typeof stored.value, version: number) => {
    const positions = value.map(({ seats, ...rest }) => ({ ...rest, seats: Number(seats) }));
    const input = { year, version, positions };
    return (await call(savePositions, input, { manner: 'silent' })).data.version;
  };
  const { value, change, faults } = draft;
  const free = positionCodes.find((code) => !value.some((one) => one.code === code));
  return (
    <PartForm {...props} part="positions" title={text.parts.positions} draft={draft} send={send}>
      <RowsEditor
        rows={value}
        onChange={(rows) => change([...rows])}
        nameOf={({ name }, at) => name || words.row(at + 1)}
        fresh={free && (() => ({ code: free, name: words.codes[free], seats: '1' }))}
        isOrdered
      >
        {(row, at, put) => (
          <>
            <SelectField
              label={words.code}
              error={faults[`positions.${at}.code`]}
              value={row.code}
              onChange={({ target }) => {
                const code = positionCodes.find((one) => one === target.value) ?? row.code;
                const isOwnName = row.name !== words.codes[row.code];
                put({ ...row, code, name: isOwnName ? row.name : words.codes[code] });
              }}
            >
              {positionCodes.map((code) => (
                <option key={code} value={code}>
                  {words.codes[code]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={words.seats}
              error={faults[`positions.${at}.seats`]}
              inputMode="numeric"
              value={row.seats}
              onChange={({ target }) => put({ ...row, seats: target.value })}
            />
            <TextField
              label={words.name}
              error={faults[`positions.${at}.name`]}
              value={row.name}
              onChange={({ target }) => put({ ...row, name: target.value })}
            />
          </>
        )}
      </RowsEditor>
    </PartForm>
  );
}
