import { Menu as MenuLines, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { arrowTarget } from '../../../kit/keys/arrow.ts';
import { ReadingTools } from '../../../kit/view-preferences/ReadingTools.tsx';
import { words } from '../../../kit/words.text.ts';
import type { Menu } from '../menu.ts';
import { Wrap } from '../Wrap.tsx';
import { BarItem } from './BarItem.tsx';
import styles from './bar.module.css';
import { barText } from './bar.text.ts';
import { barEntries, markOf, type Report } from './bar-entries.ts';
import menuStyles from './menu.module.css';
import { navReducer, navStart } from './nav-state.ts';
import { useChevron } from './use-chevron.ts';

interface PublicBarProps {
  /** Undefined while it loads and when it could not be had. */
  readonly menu: Menu | undefined;
  readonly reports?: readonly Report[];
  /** Path of the page shown: marks its entry, and closes the menu when it changes. */
  readonly current: string;
  /** The page that it lies below, where no entry leads to it: that one's entry is marked. */
  readonly near?: string | undefined;
}

/** The blue bar of the public site: menu with dropdowns, on phones a panel (R029–R033, R114). */
export function PublicBar({ menu, reports, current, near }: PublicBarProps) {
  const [nav, act] = useReducer(navReducer, navStart);
  const [open, setOpen] = useState<number>();
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what was open
  useEffect(() => {
    act('close');
    setOpen(undefined);
  }, [current]);

  useChevron(open !== undefined, act);

  useEffect(() => {
    if (open === undefined) return;
    const leave = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') stepOut();
    else walkRow(event);
  }

  /** Esc closes the innermost thing that is open and goes back to what opened it. */
  function stepOut() {
    if (open !== undefined) {
      bar.current?.querySelector<HTMLElement>('[aria-expanded="true"][data-bar-item]')?.focus();
      setOpen(undefined);
    } else if (nav.opened) {
      act('close');
      button.current?.focus();
    }
  }

  return (
    <nav className={styles.bar} aria-label={barText.publicMenu} ref={bar} onKeyDown={onKeyDown}>
      <Wrap className={styles.row}>
        <div className={styles.tools}>
          <ReadingTools onBar />
        </div>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={nav.opened}
          aria-controls="public-menu"
          ref={button}
          onClick={() => act(nav.opened ? 'close' : 'open')}
        >
          <Icon of={nav.opened ? X : MenuLines} />
          {nav.opened ? barText.closeMenu : words.menu}
        </button>
        <ul id="public-menu" className={menuStyles.menu} data-open={nav.opened || undefined}>
          {barEntries(menu, reports).map((entry) => (
            <BarItem
              key={entry.key}
              entry={entry}
              current={current}
              mark={markOf(entry, current, near)}
              open={open === entry.key}
              onToggle={() => setOpen((now) => (now === entry.key ? undefined : entry.key))}
            />
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}

/** Left and right walk the row of entries. */
function walkRow(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-bar-item]')];
  const at = items.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const target = arrowTarget(event.key, 'row', at, items.length);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
