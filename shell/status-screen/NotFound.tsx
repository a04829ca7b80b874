import { Search } from 'lucide-react';
import { Button } from '../../kit/button/Button.tsx';
import { ButtonLink } from '../../kit/button/ButtonLink.tsx';
import fieldStyles from '../../kit/field/field.module.css';
import { FixedScreen } from './FixedScreen.tsx';
import styles from './fixed.module.css';
import { notFoundText as text } from './fixed.text.ts';

interface NotFoundProps {
  /** Of another audience than the public; what the public may search is then not offered. */
  readonly home?: string;
}

/** Stands where a page would: unknown address, unknown topic, whatever is not to be seen (R068). */
export function NotFound({ home = '/home' }: NotFoundProps) {
  return (
    <FixedScreen
      title={text.title}
      english={text.english}
      thai={text.thai}
      search={home === '/home' ? <Find /> : undefined}
    >
      <ButtonLink look="primary" to={home}>
        {text.home}
      </ButtonLink>
    </FixedScreen>
  );
}

/** Everything that is published can be looked for; a plain form, so that no script is needed. */
function Find() {
  return (
    <search>
      <form className={styles.search} action="/list/all">
        <div className={fieldStyles.box}>
          <input
            type="search"
            name="q"
            maxLength={100}
            aria-label={text.searchFor}
            placeholder={text.searchHint}
          />
        </div>
        <Button type="submit" icon={Search}>
          {text.search}
        </Button>
      </form>
    </search>
  );
}
