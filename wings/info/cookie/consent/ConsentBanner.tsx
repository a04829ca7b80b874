import { useEffect, useId, useRef } from 'react';
import { paths } from '../../../../api/paths.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Wrap } from '../../../../kit/frame/Wrap.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import styles from './consent.module.css';
import { consentText as text } from './consent.text.ts';
import { answerConsent, useAsking } from './consent-store.ts';

/** Asks about cookies until there is an answer; accept and refuse weigh the same (D-19). */
export function ConsentBanner() {
  return useAsking() ? <Question /> : null;
}

function Question() {
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current ? raiseGround(place.current) : undefined), []);
  return (
    <section className={styles.consent} aria-labelledby={heading} ref={place}>
      <Wrap className={styles.row}>
        <div>
          <h2 id={heading}>{text.title}</h2>
          <p>
            {text.before} <Go to={paths.cookies}>{text.cookies}</Go> {text.and}{' '}
            <Go to={paths.policy}>{text.policy}</Go>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => answerConsent('N')}>{text.refuse}</Button>
          <Button onClick={() => answerConsent('Y')}>{text.accept}</Button>
        </div>
      </Wrap>
    </section>
  );
}

/** What floats stands on the banner, not behind it: `--ground` is its height while it is there. */
function raiseGround(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--ground', `${banner.offsetHeight}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--ground');
  };
}
