import { Megaphone, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '../../kit/classes.ts';
import { Html } from '../../kit/html/Html.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { painted } from '../../kit/viewport/painted.ts';
import styles from './marquee.module.css';
import { marqueeText } from './marquee.text.ts';
import { marqueeRun } from './marquee.ts';
import { Wrap } from './Wrap.tsx';

/** Starts the run; on hover and focus it stands (R030). Returns how to end it. */
function move(track: HTMLElement, run: HTMLElement, copy: HTMLElement): () => void {
  const { distancePx, steps, durationMs } = marqueeRun(copy.scrollWidth);
  // The second copy follows at the end of the round, so that the line never jumps.
  copy.style.minInlineSize = `${distancePx}px`;
  const motion = run.animate(
    [{ transform: 'translateX(0)' }, { transform: `translateX(-${distancePx}px)` }],
    { duration: durationMs, iterations: Number.POSITIVE_INFINITY, easing: `steps(${steps})` },
  );
  const stand = () => motion.pause();
  const go = () => track.matches(':hover, :focus-within') || motion.play();
  const signals = new AbortController();
  const { signal } = signals;
  for (const name of ['pointerenter', 'focusin']) track.addEventListener(name, stand, { signal });
  for (const name of ['pointerleave', 'focusout']) track.addEventListener(name, go, { signal });
  return () => {
    signals.abort();
    motion.cancel();
    copy.style.minInlineSize = '';
  };
}

/**
 * The announcement line (R030, R173). It stands on hover, on focus, by its button and under reduced
 * motion, the last two with the whole text in view; speech hears one copy (2.2.2).
 */
export function Marquee({ html }: { readonly html: string }) {
  const [paused, setPaused] = useState(false);
  const [moving, setMoving] = useState(false);
  const [shown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const track = useRef<HTMLDivElement>(null);
  const run = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const copy = run.current?.firstElementChild;
    if (!shown || paused || calm.matches || !track.current || !(copy instanceof HTMLElement))
      return;
    const within = track.current;
    let end: (() => void) | undefined;
    let isWanted = true;
    // To measure the line lays out the page: not in the task in which the page wakes.
    void painted().then(() => {
      if (!isWanted) return;
      setMoving(true);
      end = move(within, run.current as HTMLElement, copy);
    });
    return () => {
      isWanted = false;
      setMoving(false);
      end?.();
    };
  }, [shown, paused, html]);

  return (
    <section
      className={classes(styles.tell, paused && styles.still, moving && styles.moving)}
      aria-label={marqueeText.label}
    >
      <Wrap className={styles.row}>
        <p className={styles.label}>
          <Icon of={Megaphone} />
          <span>{marqueeText.label}</span>
        </p>
        <div className={styles.lane} ref={track}>
          <div className={styles.run} ref={run}>
            <Html html={html} className={styles.copy} onShown={show} />
            <div className={styles.second} inert aria-hidden="true">
              <Html html={html} className={styles.copy} />
            </div>
          </div>
        </div>
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          <Icon of={paused ? Play : Pause} size="s" />
          {paused ? marqueeText.play : marqueeText.pause}
        </button>
      </Wrap>
    </section>
  );
}
