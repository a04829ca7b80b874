import { Fragment, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Link } from '../../../kit/link/Link.tsx';
import { ReadingTools } from '../../../kit/view-preferences/ReadingTools.tsx';
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
  /** Id of the entry nearest to a page that no entry leads to. */
  readonly near?: string | undefined;
  /** Stands above the entries. */
  readonly head?: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ref: Ref<HTMLElement>;
}

/** Menu of a portal: a column on a wide page, a panel over the page on a phone (R059–R062). */
export function SideMenu(props: SideMenuProps) {
  const { id, name, entries, groups = [], after = [], current, near, state } = props;
  const { head, open, onClose, ref } = props;
  const panel = useRef<HTMLDivElement>(null);

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
      data-key={state?.key}
      data-theme={state?.theme}
      ref={ref}
    >
      <div className={styles.veil} onPointerDown={onClose} />
      <div className={styles.panel} ref={panel} {...(open ? modal(name) : {})}>
        {head}
        {[{ entries }, ...groups, { entries: after }].map(({ entries: list, ...group }) =>
          list.length === 0 ? null : (
            <Fragment key={list[0]?.id}>
              {'heading' in group ? <h2 className={styles.heading}>{group.heading}</h2> : null}
              <ul className={styles.list}>
                {list.map((entry) => (
                  <li key={entry.id}>
                    <Entry entry={entry} mark={markOf(entry, current, near)} onClose={onClose} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ),
        )}
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

/** `page` leads to what is shown, `true` is as near as an entry comes. */
function markOf({ id }: SideEntry, current: string | undefined, near: string | undefined) {
  if (id === current) return 'page';
  return id === near ? 'true' : undefined;
}

interface EntryProps {
  readonly entry: SideEntry;
  readonly mark: 'page' | 'true' | undefined;
  readonly onClose: () => void;
}

function Entry({ entry, mark, onClose }: EntryProps) {
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
    <Link className={styles.entry} to={entry.link} aria-current={mark} onClick={onClose}>
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
