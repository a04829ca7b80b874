import { TextField } from '../../../../kit/field/TextField.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { PartProps } from '../election.types.ts';
import { text } from '../elections.text.ts';
import { PartForm } from '../parts/PartForm.tsx';
import { RowsEditor } from '../parts/RowsEditor.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { saveZones } from './edit.api.ts';

const words = text.zones;

/** Where is voted. */
export function ZonesForm(props: PartProps) {
  const { election, onSaved } = props;
  const call = useCall();
  const { year } = election.head;
  const stored = {
    value: election.zones.map(({ zone_no, map_url, ...rest }) => ({
      ...{ ...rest, number: String(zone_no), map: map_url ?? '' },
    })),
    version: election.versions.zones.version,
  };
  const draft = useDraft(stored, onSaved);
  const send = async (value: typeof stored.value, version: number) => {
    const zones = value.map(({ number, map, ...rest }) => ({
      ...{ ...rest, zone_no: Number(number), map_url: map.trim() === '' ? null : map.trim() },
    }));
    const answer = await call(saveZones, { year, version, zones }, { manner: 'silent' });
    return answer.data.version;
  };
  const { value, change, faults } = draft;
  const next = Math.max(0, ...value.map(({ number }) => Number(number) || 0)) + 1;
  return (
    <PartForm {...props} part="zones" title={text.parts.zones} draft={draft} send={send}>
      <RowsEditor
        rows={value}
        onChange={(rows) => change([...rows])}
        nameOf={({ number }) => words.row(number)}
        fresh={() => ({ number: String(next), name: '', polling_place: '', map: '' })}
      >
        {(row, at, put) => (
          <>
            <TextField
              label={words.number}
              error={faults[`zones.${at}.zone_no`]}
              inputMode="numeric"
              value={row.number}
              onChange={({ target }) => put({ ...row, number: target.value })}
            />
            <TextField
              label={words.name}
              error={faults[`zones.${at}.name`]}
              value={row.name}
              onChange={({ target }) => put({ ...row, name: target.value })}
            />
            <TextField
              label={words.place}
              error={faults[`zones.${at}.polling_place`]}
              value={row.polling_place}
              onChange={({ target }) => put({ ...row, polling_place: target.value })}
            />
            <TextField
              label={words.map}
              hint={words.mapHint}
              error={faults[`zones.${at}.map_url`]}
              inputMode="url"
              value={row.map}
              onChange={({ target }) => put({ ...row, map: target.value })}
            />
          </>
        )}
      </RowsEditor>
    </PartForm>
  );
}
