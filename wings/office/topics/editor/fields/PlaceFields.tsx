import type { DataOf } from '../../../../../api/endpoint.ts';
import { Checkbox } from '../../../../../kit/checkbox/Checkbox.tsx';
import { SelectField } from '../../../../../kit/field/SelectField.tsx';
import type { readEdited } from '../editor.api.ts';
import { text } from '../editor.text.ts';
import type { FieldsProps } from './fields-props.ts';
import { HappeningDay, InstantField } from './InstantField.tsx';

interface PlaceFieldsProps extends FieldsProps {
  readonly categories: DataOf<typeof readEdited>['categories'];
}

/** When it appears, in which category, whether on top of it, and when it ends. */
export function PlaceFields({ categories, ...props }: PlaceFieldsProps) {
  const { content, faults, onChange } = props;
  const type = categories.find(({ key }) => key === content.category)?.content_type;
  return (
    <>
      <InstantField
        label={text.publishedAt}
        hint={text.publishedHint}
        error={faults.published_at}
        value={content.published_at}
        onChange={(published_at) => onChange({ published_at })}
      />
      <SelectField
        label={text.category}
        error={faults.category}
        value={content.category}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        {categories.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {type === 'CALENDAR' || content.happens_on !== null ? <Days {...props} /> : null}
      <Pin {...props} />
      <InstantField
        label={text.expiresAt}
        hint={text.expiresHint}
        error={faults.expires_at}
        value={content.expires_at}
        onChange={(expires_at) => onChange({ expires_at })}
      />
    </>
  );
}

/** When it takes place, for categories that ask. */
function Days({ content, faults, onChange }: FieldsProps) {
  return (
    <>
      <HappeningDay
        label={text.happensOn}
        error={faults.happens_on}
        value={content.happens_on}
        onChange={(happens_on) => onChange({ happens_on })}
      />
      <HappeningDay
        label={text.happensUntil}
        error={faults.happens_until}
        value={content.happens_until}
        onChange={(happens_until) => onChange({ happens_until })}
      />
    </>
  );
}

function Pin({ content, faults, onChange }: FieldsProps) {
  return (
    <>
      <Checkbox
        checked={content.pinned}
        onChange={({ target }) =>
          onChange({ pinned: target.checked, ...(!target.checked && { pinned_until: null }) })
        }
      >
        {text.pin}
      </Checkbox>
      {content.pinned ? (
        <InstantField
          label={text.pinnedUntil}
          hint={text.pinnedHint}
          error={faults.pinned_until}
          value={content.pinned_until}
          onChange={(pinned_until) => onChange({ pinned_until })}
        />
      ) : null}
    </>
  );
}
