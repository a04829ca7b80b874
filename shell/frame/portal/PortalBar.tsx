import { House, Menu, X } from 'lucide-react';
import type { Ref } from 'react';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { words } from '../../../kit/words.text.ts';
import { BarReading } from '../bar/BarReading.tsx';
import { BarWho } from '../bar/BarWho.tsx';
import barStyles from '../bar/bar.module.css';
import { barText } from '../bar/bar.text.ts';
import type { Who } from '../bar/who.ts';
import { Wrap } from '../Wrap.tsx';
import styles from './portal.module.css';

interface PortalBarProps {
  readonly who: Who;
  readonly toHome: { readonly to: string; readonly name: string };
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly menuId: string;
  readonly button: Ref<HTMLButtonElement>;
}

/** The blue bar of a portal: it says who you are (R006, R009), and opens the menu on a phone. */
export function PortalBar({ who, toHome, open, onToggle, menuId, button }: PortalBarProps) {
  return (
    <section className={barStyles.bar} aria-label={barText.user} data-bar>
      <Wrap className={classes(barStyles.row, styles.barRow)}>
        <button
          type="button"
          className={barStyles.menuButton}
          aria-expanded={open}
          aria-controls={menuId}
          ref={button}
          onClick={onToggle}
        >
          <Icon of={open ? X : Menu} />
          {open ? barText.closeMenu : words.menu}
        </button>
        <BarWho who={who} />
        <BarReading />
        <div className={barStyles.end}>
          <Link className={barStyles.link} to={toHome.to}>
            <Icon of={House} size="s" />
            {toHome.name}
          </Link>
        </div>
      </Wrap>
    </section>
  );
}
