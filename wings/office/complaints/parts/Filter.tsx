import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { categoryNames, statusNames } from '../../../../core/complaint/case.text.ts';
import { categories, statuses } from '../../../../core/complaint/case.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { isFiltered, type ListInput, readAddress, writeAddress } from '../complaints.address.ts';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';

const words = text.filter;

/** Which cases are shown: it stands in the address. */
export function Filter({ input }: { readonly input: ListInput }) {
  const navigate = useNavigate();
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget) as unknown as string[][];
    void navigate(writeAddress(readAddress(new URLSearchParams(fields))));
  }
  return (
    <form className={styles.filter} aria-label={words.label} onSubmit={show}>
      <TextField
        label={words.q}
        hint={words.qHint}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={input.q}
      />
      <SelectField label={words.state} name="state" defaultValue={input.state ?? ''}>
        <option value="">{words.all}</option>
        <option value="open">{words.open}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.category} name="category" defaultValue={input.category ?? ''}>
        <option value="">{words.all}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category]}
          </option>
        ))}
      </SelectField>
      <div className={styles.checks}>
        <Checkbox name="mine" value="1" defaultChecked={input.mine === '1'}>
          {words.mine}
        </Checkbox>
        <Checkbox name="overdue" value="1" defaultChecked={input.overdue === '1'}>
          {words.overdue}
        </Checkbox>
      </div>
      <div className={styles.buttons}>
        <Button type="submit">{words.show}</Button>
        {isFiltered(input) ? (
          <Link className={styles.clear} to={officeRooms.complaints.path}>
            {words.clear}
          </Link>
        ) : null}
      </div>
    </form>
  );
}
