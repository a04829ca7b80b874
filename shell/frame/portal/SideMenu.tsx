import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { ReadingTools } from '../../../kit/view-preferences/ReadingTools.tsx';
import { useRested } from '../../../kit/viewport/use-rested.ts';
import { useWideViewport } from '../../../kit/viewport/use-wide-viewport.ts';
import { barText } from '../bar/bar.text.ts';
import styles from './portal.module.css';
import type { SideEntry, SideGroup, SideState } from './side-entry.ts';

export interface SideMenuProps {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly SideEntry[];
  /** Below the entries, each group under its heading. */
  readonly groups?: readonly SideGroup[] | undefined;
  /** Set off by a line: log out, back to the site. */
  readonly after?: readonly SideEntry[];
  /** Id of the entry the page belongs to. */
  readonly current: string | undefined;
  /** Which entry the path has chosen, and how the menu looks (R108, R178). */
  readonly state?: SideState | undefined;
  /** Stands above the entries. */
  readonly head?: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ref: Ref<HTMLElement>;
}

/** Menu of a portal: a column on a wide page, a panel over the page on a phone (R059–R062). */
export function SideMenu(props: SideMenuProps) {
  const { id, name, entries, groups = [], after = [], current, state } = props;
  const { head, open, onClose, ref } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isReady = useRested();

  useEffect(() => {
    if (!open || !panel.current) return;
    const hung = panel.current;
    const hang = () => hangBelowBar(hung);
    hang();
    hung.querySelector<HTMLElement>('ul :is(a, button)')?.focus();
    addEventListener('resize', hang);
    return () => {
      removeEventListener('resize', hang);
      hung.style.insetBlockStart = '';
    };
  }, [open]);

  return (
    <nav
      className={styles.side}
      id={id}
      aria-label={name}
      data-open={open || undefined}
      data-ready={isReady || undefined}
      data-key={state?.key}
      data-theme={state?.theme}
      ref={ref}
    >
      <div className={styles.veil} onPointerDown={onClose} />
      <div className={styles.panel} ref={panel} {...(open ? modal(name) : {})}>
        {head}
        <Entries {...{ entries, current, onClose }} />
        {groups.map((group) => (
          <Group key={group.heading} {...{ ...group, current, onClose }} />
        ))}
        <Entries {...{ entries: after, current, onClose }} />
        <div className={styles.tools}>
          <ReadingTools />
        </div>
        {open ? (
          <button type="button" className={styles.close} onClick={onClose}>
            {barText.backToPage}
          </button>
        ) : null}
      </div>
    </nav>
  );
}

/** Over the page the panel is a dialog: speech, too, hears nothing else until it is closed. */
const modal = (name: string) =>
  ({ role: 'dialog', 'aria-modal': true, 'aria-label': name }) as const;

interface EntriesProps extends Pick<SideMenuProps, 'entries' | 'current' | 'onClose'> {}

/** Opening and closing the menu renders none of them again. */
const Entries = memo(function Entries({ entries, current, onClose }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} here={entry.id === current} onClose={onClose} />
        </li>
      ))}
    </ul>
  );
});

/** Entries under their heading; folded away, it stands open on the pages of its own entries. */
const Group = memo(function Group(props: SideGroup & EntriesProps) {
  const { heading, folds = false, ...list } = props;
  const isBeside = useWideViewport(64);
  if (!folds || !isBeside) {
    return (
      <>
        <h2 className={styles.heading}>{heading}</h2>
        <Entries {...list} />
      </>
    );
  }
  return (
    <details className={styles.folded} open={list.entries.some(({ id }) => id === list.current)}>
      <summary className={styles.entry}>
        {heading}
        <Icon of={ChevronDown} size="s" />
      </summary>
      <Entries {...list} />
    </details>
  );
});

interface EntryProps {
  readonly entry: SideEntry;
  /** It leads to the page that is shown. */
  readonly here: boolean;
  readonly onClose: () => void;
}

function Entry({ entry, here, onClose }: EntryProps) {
  const content = (
    <>
      {entry.icon}
      {entry.name}
    </>
  );
  if (entry.link === undefined || entry.onPress) {
    const handleClick = () => {
      onClose();
      entry.onPress?.();
    };
    return (
      <button type="button" className={styles.entry} onClick={handleClick}>
        {content}
      </button>
    );
  }
  return (
    <Link
      className={styles.entry}
      to={entry.link}
      aria-current={here ? 'page' : undefined}
      onClick={onClose}
    >
      {content}
    </Link>
  );
}

/** Large letters may set the bar in two lines: the panel starts where it ends. */
function hangBelowBar(panel: HTMLElement): void {
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
  const anchor = panel.parentElement?.getBoundingClientRect();
  if (!bar || !anchor || getComputedStyle(panel).position !== 'absolute') return;
  panel.style.insetBlockStart = `${Math.max(0, bar.bottom - anchor.top)}px`;
}
