import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { paths } from '../../../../api/paths.ts';
import { Link } from '../../../../kit/link/Link.tsx';
import { raiseGround } from '../../../../kit/viewport/share-height.ts';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import styles from './consent.module.css';
import { consentText as text } from './consent.text.ts';
import { useAsking } from './consent-store.ts';

/**
 * Asks about cookies until there is an answer; it is part of the page as served (D-19), and the
 * first in it: it lies over the page, and whoever comes by keys need not pass all else before it.
 */
export function ConsentBanner() {
  return useAsking() ? <Question /> : null;
}

function Question() {
  const heading = useId();
  const before = useRef<Element>(null);
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // The server says so of its pages; in others nobody else does.
    const { dataset } = document.documentElement;
    dataset.asking = '';
    const lower = raiseGround(banner.current);
    return () => {
      delete dataset.asking;
      lower?.();
    };
  }, []);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  // The focus must not fall out of the page together with the button it was on.
  const giveBack = () => {
    const place = before.current?.isConnected ? before.current : document.getElementById('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  return (
    <section
      className={styles.consent}
      aria-labelledby={heading}
      ref={banner}
      onFocus={enter}
      onSubmit={giveBack}
    >
      <Wrap>
        <ChoiceForm>
          <div>
            <h2 id={heading}>{text.title}</h2>
            <p>{text.before}</p>{' '}
            <p>
              {text.read} <Link to={paths.cookies}>{text.cookies}</Link> {text.and}{' '}
              <Link to={paths.policy}>{text.policy}</Link>
            </p>
          </div>
        </ChoiceForm>
      </Wrap>
    </section>
  );
}
