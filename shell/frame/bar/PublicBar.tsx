import { Menu as MenuLines, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { arrowTarget } from '../../../kit/keys/arrow.ts';
import { useRested } from '../../../kit/viewport/use-rested.ts';
import { words } from '../../../kit/words.text.ts';
import type { Menu } from '../menu.ts';
import { SiteSearch } from '../search/SiteSearch.tsx';
import { Wrap } from '../Wrap.tsx';
import { BarItem } from './BarItem.tsx';
import { BarReading } from './BarReading.tsx';
import styles from './bar.module.css';
import { barText } from './bar.text.ts';
import { barEntries, markOf, type Report } from './bar-entries.ts';
import menuStyles from './menu.module.css';
import { navReducer, navStart } from './nav-state.ts';
import { PortalEntry, type PortalLink } from './PortalEntry.tsx';
import { useBarHeight } from './use-bar-height.ts';
import { useChevron } from './use-chevron.ts';
import { useOutside } from './use-outside.ts';

interface PublicBarProps {
  /** Undefined while it loads and when it could not be had. */
  readonly menu: Menu | undefined;
  readonly reports?: readonly Report[];
  /** Path of the page shown: marks its entry, and closes the menu when it changes. */
  readonly current: string;
  /** The page that it lies below, where no entry leads to it: that one's entry is marked. */
  readonly near?: string | undefined;
  /** In the bar of a phone; on a wide page it has no room beside the menu. */
  readonly member: PortalLink;
  /** In the bar of a wide page, and at the foot of a phone's menu. */
  readonly agency: PortalLink;
}

/** The blue bar of the public site: menu with dropdowns, on phones a panel (R029–R033, R114). */
export function PublicBar(props: PublicBarProps) {
  const { menu, reports, current, near, member, agency } = props;
  const [nav, act] = useReducer(navReducer, navStart);
  const [open, setOpen] = useState<number>();
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A press on the menu's button renders none of its entries again.
  const entries = useMemo(() => barEntries(menu, reports), [menu, reports]);
  const toggle = useCallback(
    (key: number) => setOpen((now) => (now === key ? undefined : key)),
    [],
  );

  const [shown, setShown] = useState(current);
  if (shown !== current) {
    setShown(current);
    act('close');
    setOpen(undefined);
  }

  const isReady = useRested();
  useBarHeight(bar);

  useChevron(open !== undefined, act);

  // On a phone the whole menu lies over the page, on a wide one what an entry opens.
  useOutside(bar, nav.opened || open !== undefined, () => {
    setOpen(undefined);
    act('close');
  });

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
        <BarReading />
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
        <div
          className={menuStyles.panel}
          data-open={nav.opened || undefined}
          data-ready={isReady || undefined}
        >
          <SiteSearch className={menuStyles.search} />
          <ul id="public-menu" className={menuStyles.menu}>
            {entries.map((entry) => (
              <BarItem
                key={entry.key}
                entry={entry}
                current={current}
                mark={markOf(entry, current, near)}
                open={open === entry.key}
                onToggle={toggle}
              />
            ))}
          </ul>
          <PortalEntry of={agency} className={menuStyles.agency} />
        </div>
        <PortalEntry of={member} className={styles.member} />
        <PortalEntry of={agency} className={styles.end} />
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
