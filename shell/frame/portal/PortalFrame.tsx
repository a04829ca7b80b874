import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { useNavigationType } from 'react-router';
import { useOncePainted } from '../../../kit/viewport/use-once-painted.ts';
import { navReducer, navStart } from '../bar/nav-state.ts';
import { type Who, wholeLine } from '../bar/who.ts';
import { Masthead } from '../Masthead.tsx';
import type { CoopNames } from '../names.ts';
import { Page } from '../Page.tsx';
import { focusMainIfLost } from './focus-main.ts';
import { nextStop } from './keep-focus.ts';
import { PortalBar } from './PortalBar.tsx';
import styles from './portal.module.css';
import { SideMenu } from './SideMenu.tsx';
import type { SideEntry, SideGroup, SideState } from './side-entry.ts';

interface PortalFrameProps {
  readonly names: CoopNames;
  /** Where the emblem leads; left out, the front page. */
  readonly home?: string;
  readonly who: Who;
  /** Name of the menu for speech. */
  readonly menuName: string;
  readonly entries: readonly SideEntry[];
  /** Below them, each under its heading. */
  readonly groups?: readonly SideGroup[];
  readonly after?: readonly SideEntry[];
  /** Above the entries; `close` folds the menu away where it lies over the page. */
  readonly head?: (close: () => void) => ReactNode;
  /** Id of the entry to mark (R062, R082). */
  readonly current: string | undefined;
  /** State of the side menu, where the portal keeps one (R108). */
  readonly side?: SideState;
  /** The way to the main site (R060, R080), or to the first page of the office. */
  readonly toHome: { readonly to: string; readonly name: string };
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the member and the agency portal: names, bar, side menu, content (R065, R176). */
export function PortalFrame(props: PortalFrameProps) {
  const { names, who, menuName, entries, groups, after, head, current } = props;
  const { home, side, toHome, foot, children } = props;
  const [{ opened }, act] = useReducer(navReducer, navStart);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const menuId = useId();
  const isCovered = useOncePainted(opened);
  const isFirst = useNavigationType() === 'POP';
  // Whoever opens an address begins at the top of the page, with the link past the menu.
  useEffect(() => {
    if (!isFirst) focusMainIfLost();
  }, [isFirst]);

  // The same function always: a press on the menu's button renders none of its entries again.
  const close = useCallback(() => {
    act('close');
    // Beside a page the menu is never closed, and there its button takes no focus.
    button.current?.focus();
  }, []);
  const toggle = useCallback(() => act('toggle'), []);

  useEffect(() => {
    if (!opened) return;
    // Wider than a phone there is no button, and the menu is no overlay any more.
    const widened = () => button.current?.offsetParent || act('close');
    addEventListener('resize', widened);
    return () => removeEventListener('resize', widened);
  }, [opened]);

  function onKeyDown(event: KeyboardEvent) {
    if (!opened) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') stayInside(event, menu.current);
  }

  return (
    <Page covered={isCovered}>
      <Masthead names={names} {...(home === undefined ? {} : { home })} portal inert={isCovered} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the menu bubble here */}
      <div onKeyDown={onKeyDown} className={styles.keys}>
        <PortalBar
          who={who}
          toHome={toHome}
          open={opened}
          onToggle={toggle}
          menuId={menuId}
          button={button}
        />
        <div className={styles.portal}>
          <div className={styles.column}>
            <SideMenu
              id={menuId}
              name={menuName}
              entries={entries}
              groups={groups}
              {...(after ? { after } : {})}
              head={head?.(close)}
              current={current}
              state={side}
              open={opened}
              onClose={close}
              ref={menu}
            />
          </div>
          <div inert={isCovered}>
            <main className={styles.main} id="main" tabIndex={-1}>
              <div className={styles.printed} data-who={`${who.name} · ${wholeLine(who)}`} />
              {children}
            </main>
            <div className={styles.foot}>{foot}</div>
          </div>
        </div>
      </div>
    </Page>
  );
}

function stayInside(event: KeyboardEvent, menu: HTMLElement | null): void {
  const stops = [...(menu?.querySelectorAll<HTMLElement>('a, button, select') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[nextStop(at, stops.length, event.shiftKey)]?.focus();
}
