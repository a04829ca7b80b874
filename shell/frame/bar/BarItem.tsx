import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { SpriteIcon } from '../../../kit/icon/SpriteIcon.tsx';
import { arrowTarget } from '../../../kit/keys/arrow.ts';
import { Link } from '../../../kit/link/Link.tsx';
import { barText } from './bar.text.ts';
import { type BarEntry, ownPage } from './bar-entries.ts';
import styles from './menu.module.css';

interface BarItemProps {
  readonly entry: BarEntry;
  readonly current: string;
  readonly mark: 'page' | 'true' | undefined;
  readonly open: boolean;
  /** Opens the one of this key (and so closes any other), or closes it when it is open (R114). */
  readonly onToggle: (key: number) => void;
}

/**
 * One entry of the public menu: a link, or a button that discloses its sub-entries. Without script
 * the browser's own disclosure stands in for the button.
 */
export const BarItem = memo(function BarItem(props: BarItemProps) {
  const { entry, current, mark, open } = props;
  const onToggle = () => props.onToggle(entry.key);
  const drop = useRef<HTMLDivElement>(null);
  const id = `bar-${entry.key}`;
  useLayoutEffect(() => {
    if (open && drop.current) keepInside(drop.current);
  }, [open]);

  if (!entry.subs) {
    return (
      <li className={styles.entry}>
        <Link className={styles.item} to={entry.link ?? ''} data-bar-item aria-current={mark}>
          <SpriteIcon of={entry.icon} />
          <Names of={entry} />
        </Link>
      </li>
    );
  }
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.item}
        data-bar-item
        aria-expanded={open}
        aria-controls={id}
        aria-current={mark}
        onClick={onToggle}
        onKeyDown={(event) => enterDrop(event, open, onToggle, drop.current)}
      >
        <SpriteIcon of={entry.icon} />
        <Names of={entry} />
        <Icon of={ChevronDown} />
      </button>
      <noscript>
        <details name="bar" className={styles.plain}>
          <summary className={styles.item}>
            <SpriteIcon of={entry.icon} />
            <Names of={entry} />
          </summary>
          <div className={styles.drop}>
            <Drop entry={entry} current={current} />
          </div>
        </details>
      </noscript>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of links inside bubble here */}
      <div id={id} className={styles.drop} hidden={!open} ref={drop} onKeyDown={walkDrop}>
        <Drop entry={entry} current={current} />
      </div>
    </li>
  );
});

/** Both names; a voice reads the second one in its own language. */
function Names({ of: { name, nameEn } }: { readonly of: BarEntry }) {
  return (
    <span className={styles.names}>
      {name}
      {nameEn ? <span lang="en">{nameEn}</span> : null}
    </span>
  );
}

/** What a parent opens: the way to its own page, and its sub-items. */
function Drop({ entry, current }: { readonly entry: BarEntry; readonly current: string }) {
  const own = ownPage(entry);
  const { name, icon, subs = [] } = entry;
  const at = (url: string) => (url === current ? 'page' : undefined);
  return (
    <>
      {own ? (
        <Link className={styles.own} to={own} aria-current={at(own)}>
          <SpriteIcon of={icon} />
          <b>{barText.ownPage(name)}</b>
        </Link>
      ) : null}
      {subs.length === 0 ? <p className={styles.none}>{barText.noEntries}</p> : null}
      <ul>
        {subs.map((sub) => (
          <li key={`${sub.url} ${sub.name}`}>
            <Link to={sub.url} aria-current={at(sub.url)}>
              <b>{sub.name}</b>
              {sub.description ? <span>{sub.description}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Arrow down on the button opens the list and goes in. */
function enterDrop(
  event: KeyboardEvent,
  open: boolean,
  onToggle: () => void,
  drop: HTMLElement | null,
): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  // The list is shown at once: the next key, however fast, must find the focus inside it.
  if (!open) flushSync(onToggle);
  drop?.querySelector('a')?.focus();
}

function walkDrop(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const target = arrowTarget(event.key, 'column', at, links.length);
  if (target === undefined) return;
  event.preventDefault();
  // Else the bar would take Home and End for its own row.
  event.stopPropagation();
  links[target]?.focus();
}

/** Moves a dropdown left when it would hang over the row's right end. */
function keepInside(drop: HTMLElement): void {
  drop.style.insetInlineStart = '';
  if (getComputedStyle(drop).position !== 'absolute') return;
  const row = drop.closest('nav > *');
  const over = row ? drop.getBoundingClientRect().right - row.getBoundingClientRect().right : 0;
  if (over > 0) drop.style.insetInlineStart = `${-over}px`;
}
