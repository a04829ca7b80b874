import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { InputOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { SelectField } from '../../../../kit/field/SelectField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import type { listTopics } from '../topics.api.ts';
import { everywhere, topicsText } from '../topics.text.ts';
import { readAddress, writeAddress } from './list.address.ts';
import styles from './list.module.css';

const text = topicsText.list;

interface ListFilterProps {
  readonly input: InputOf<typeof listTopics>;
  readonly years: readonly number[];
}

/** What to look for: a form whose fields stand in the address, with script and without. */
export function ListFilter({ input, years }: ListFilterProps) {
  const navigate = useNavigate();
  const { category, q, year } = input;
  const isFiltered = q !== undefined || year !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') query.set(name, value);
    }
    navigate(writeAddress(readAddress(category, query)));
  }

  return (
    <search>
      <form className={styles.filter} action={paths.list(category)} onSubmit={submit}>
        <TextField
          label={text.searchFor}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          placeholder={text.searchHint}
        />
        {years.length > 1 || year ? (
          <SelectField label={text.year} name="year" defaultValue={year ?? ''}>
            <option value="">{text.everyYear}</option>
            {yearsWith(years, year).map((one) => (
              <option key={one} value={one}>
                {text.yearOf(one)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <Button type="submit" icon={Search}>
          {text.search}
        </Button>
      </form>
      {isFiltered ? (
        <p className={styles.ways}>
          <Link to={paths.list(category)}>{text.clear}</Link>
          {q && category !== everywhere ? (
            <Link to={writeAddress({ category: everywhere, q })}>{text.everywhere}</Link>
          ) : null}
        </p>
      ) : null}
    </search>
  );
}

/** The chosen year stands among the choices even where it holds nothing. */
function yearsWith(years: readonly number[], chosen: string | undefined): readonly number[] {
  const year = Number(chosen);
  return !chosen || years.includes(year) ? years : [...years, year].sort((a, b) => b - a);
}
