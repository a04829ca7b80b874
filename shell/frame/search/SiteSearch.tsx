import { Search } from 'lucide-react';
import { classes } from '../../../kit/classes.ts';
import fieldStyles from '../../../kit/field/field.module.css';
import { Icon } from '../../../kit/icon/Icon.tsx';
import styles from './search.module.css';
import { searchText as text } from './search.text.ts';

interface SiteSearchProps {
  /** A page may hold several, and speech must tell them apart; left out, of the whole site. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Looks for what is published; a plain form, so that no script is needed. */
export function SiteSearch({ label = text.label, className }: SiteSearchProps) {
  return (
    <search className={classes(styles.search, className)} aria-label={label}>
      <form action="/list/all">
        <div className={fieldStyles.box}>
          <input type="search" name="q" maxLength={100} aria-label={label} placeholder={label} />
          <button type="submit" aria-label={text.button}>
            <Icon of={Search} />
          </button>
        </div>
      </form>
    </search>
  );
}
