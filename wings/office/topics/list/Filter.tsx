import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import type { readTopics } from '../topics.api.ts';
import { listText as text, topicText } from '../topics.text.ts';
import { type ColumnKey, inputOf, type ListInput, listAddress, states } from './address.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import styles from './list.module.css';

interface FilterProps {
  readonly input: ListInput;
  readonly columns: readonly ColumnKey[];
  readonly categories: DataOf<typeof readTopics>['categories'];
}

/** Filter and columns stand in the address, so that a list can be kept and handed on. */
export function Filter({ input, columns, categories }: FilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function show(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const fields = new URLSearchParams(new FormData(form.current) as unknown as string[][]);
    void navigate(listAddress(inputOf(fields), columns), { preventScrollReset: true });
  }
  return (
    <form
      // Another choice by way of the history fills the form anew; so do categories that come.
      key={`${JSON.stringify(input)} ${categories.length}`}
      className={styles.filter}
      aria-label={text.filter}
      ref={form}
      onSubmit={show}
    >
      <TextField label={text.q} name="q" type="search" defaultValue={input.q ?? ''} />
      <SelectField label={text.category} name="category" defaultValue={input.category ?? ''}>
        <option value="">{text.everyCategory}</option>
        {categories.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={text.state} name="state" defaultValue={input.state ?? ''}>
        <option value="">{text.everyState}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {state === 'EXPIRING' ? text.expiring : topicText.states[state]}
          </option>
        ))}
      </SelectField>
      <div className={styles.show}>
        <Checkbox name="mine" value="1" defaultChecked={input.mine === '1'}>
          {text.mine}
        </Checkbox>
        <Button type="submit">{text.show}</Button>
        <ColumnChoice input={input} columns={columns} />
        {Object.keys(input).length > 0 ? (
          <ButtonLink look="quiet" to={officeRooms.topics.path}>
            {text.clear}
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}
