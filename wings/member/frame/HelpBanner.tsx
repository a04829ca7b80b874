import { Eye, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { useSecondsLeft } from '../../../kit/countdown/use-seconds-left.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { LiveRegion } from '../../../kit/live-region/LiveRegion.tsx';
import { shareHeight } from '../../../kit/viewport/share-height.ts';
import type { Person } from './gate/check.ts';
import styles from './help.module.css';
import { clockText, helpText as text } from './help.text.ts';

interface HelpBannerProps {
  /** Who of the staff. */
  readonly helper: string;
  readonly person: Person;
  /** When it ends, in milliseconds of this browser's clock; nothing moves it on. */
  readonly end: number;
  /** Ends the session on the server and here. */
  readonly onLeave: () => Promise<void>;
}

const lastSeconds = 60;

/** Over every page while staff look in a member's stead: who, whom, how long, and the way out. */
export function HelpBanner({ helper, person, end, onLeave }: HelpBannerProps) {
  const left = useSecondsLeft(end);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void onLeave();
  };
  return (
    <section className={styles.banner} aria-label={text.label} ref={standAbove}>
      <Icon of={Eye} />
      <p className={styles.words} role="alert">
        <b>
          <span className={styles.long}>{text.looking(helper)}</span>
          <span className={styles.short} aria-hidden>
            {text.lookingShort}{' '}
          </span>
          <span className={styles.name}>{`${person.prefix}${person.firstName}`}</span>{' '}
          <span className={styles.name}>{person.lastName}</span>
        </b>{' '}
        <span className={styles.long}>{text.readOnly}</span>
      </p>
      <p className={styles.clock}>
        <span className={styles.long}>{text.left} </span>
        <span role="timer">{clockText(left)}</span>
        <span className={styles.long}> {text.minutes}</span>
      </p>
      <LiveRegion text={left <= lastSeconds ? text.lastMinute : ''} />
      <Button
        small
        icon={LogOut}
        aria-label={leaving ? text.leaving : text.leave}
        busy={leaving}
        busyText={text.leaving}
        onClick={leave}
      >
        <span className={styles.long}>{text.leave}</span>
        <span className={styles.short}>{text.leaveShort}</span>
      </Button>
    </section>
  );
}

/** What sticks to the top stands under the banner: `--above` is its height while it is there. */
function standAbove(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined;
  // Rounded down: between the two no line of the page shows through.
  const height = () => Math.floor(banner.getBoundingClientRect().height);
  return shareHeight('--above', banner, height);
}
