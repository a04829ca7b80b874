import { useId } from 'react';
import { paths } from '../../../../api/paths.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Wrap } from '../../../../kit/frame/Wrap.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import styles from './consent.module.css';
import { consentText as text } from './consent.text.ts';
import { answerConsent, useAsking } from './consent-store.ts';

/** Asks about cookies until there is an answer; accept and refuse weigh the same (D-19). */
export function ConsentBanner() {
  const heading = useId();
  if (!useAsking()) return null;
  return (
    <section className={styles.consent} aria-labelledby={heading}>
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
