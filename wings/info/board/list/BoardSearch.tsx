import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { boardText } from '../board.text.ts';
import { readAddress, writeAddress } from './board.address.ts';
import styles from './list.module.css';

const text = boardText.list;

/** What to look for: it stands in the address, with script and without. */
export function BoardSearch({ q }: { readonly q: string | undefined }) {
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    navigate(writeAddress(readAddress(new URLSearchParams({ q: String(typed ?? '') }))));
  }
  return (
    <search>
      <form className={styles.search} action={paths.board} onSubmit={submit}>
        <TextField
          label={text.searchFor}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          placeholder={text.searchHint}
        />
        <Button type="submit" icon={Search}>
          {text.search}
        </Button>
      </form>
      {q ? (
        <p className={styles.ways}>
          <Link to={paths.board}>{text.clear}</Link>
        </p>
      ) : null}
    </search>
  );
}
