import { useEffect, useId, useRef } from 'react';
import { paths } from '../../../../api/paths.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import styles from './consent.module.css';
import { consentText as text } from './consent.text.ts';
import { useAsking } from './consent-store.ts';

/** Asks about cookies until there is an answer; it is part of the page as served (D-19). */
export function ConsentBanner() {
  return useAsking() ? <Question /> : null;
}

function Question() {
  const heading = useId();
  const container = useRef<HTMLElement>(null);
  useEffect(() => (container.current ? raiseGround(container.current) : undefined), []);
  return (
    <section className={styles.consent} aria-labelledby={heading} ref={container}>
      <Wrap>
        <ChoiceForm>
          <div>
            <h2 id={heading}>{text.title}</h2>
            <p>
              {text.before} <Link to={paths.cookies}>{text.cookies}</Link> {text.and}{' '}
              <Link to={paths.policy}>{text.policy}</Link>
            </p>
          </div>
        </ChoiceForm>
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
