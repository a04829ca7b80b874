import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { categoryNames, statusNames } from '../../../../core/complaint/case.text.ts';
import { categories, statuses } from '../../../../core/complaint/case.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import styles from '../complaints.module.css';
import { demandText } from '../complaints.text.ts';
import { type ListInput, listAddress, listInput } from './list-address.ts';

const text = demandText.list;

/** Category and status: a GET form, so that the choice stands in the address without script too. */
export function CaseFilter({ chosen }: { readonly chosen: ListInput }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function show(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const fields = new URLSearchParams(new FormData(form.current) as unknown as string[][]);
    void navigate(listAddress(listInput(fields)), { preventScrollReset: true });
  }

  return (
    <form
      // Another choice by way of the history fills the form anew.
      key={`${chosen.category} ${chosen.status}`}
      className={styles.filter}
      action={paths.demand}
      aria-label={text.filter}
      ref={form}
      onSubmit={show}
    >
      <SelectField label={text.category} name="category" defaultValue={chosen.category ?? ''}>
        <option value="">{text.all}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryNames[category]}
          </option>
        ))}
      </SelectField>
      <SelectField label={text.status} name="status" defaultValue={chosen.status ?? ''}>
        <option value="">{text.all}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{text.show}</Button>
    </form>
  );
}
