import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/button/Button.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { TabLinks } from '../../../../kit/tabs/TabLinks.tsx';
import { type CalendarInput, writeAddress } from './calendar.address.ts';
import styles from './calendar.module.css';
import { text } from './calendar.text.ts';

/** Which side of today, and words to look for; both stand in the address. */
export function CalendarFilter({ input }: { readonly input: CalendarInput }) {
  const navigate = useNavigate();
  const { isPast, q } = input;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(writeAddress({ isPast, q: typed }));
  }
  return (
    <Stack gap="4">
      <TabLinks
        label={text.which}
        current={isPast ? 'past' : 'ahead'}
        tabs={[
          { key: 'ahead', name: text.ahead, to: writeAddress({ isPast: false, q }) },
          { key: 'past', name: text.past, to: writeAddress({ isPast: true, q }) },
        ]}
      />
      <search>
        <form key={q} className={styles.search} onSubmit={submit}>
          <TextField
            label={text.search.label}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={q}
          />
          <Button type="submit" icon={Search}>
            {text.search.submit}
          </Button>
        </form>
        {q === '' ? null : (
          <Link className={styles.clear} to={writeAddress({ isPast, q: '' })}>
            {text.search.clear}
          </Link>
        )}
      </search>
    </Stack>
  );
}
