import { Go } from '../link/Go.tsx';
import { Say } from '../say/Say.tsx';
import { useSite } from '../site/site.ts';
import { Nowrap } from '../text/Nowrap.tsx';
import styles from './captcha.module.css';
import { captchaText as text } from './captcha.text.ts';
import type { CaptchaState } from './use-captcha.ts';

/**
 * Says what the proof is doing, also to those who listen; when it fails, the other way. Stands
 * above the button of its form.
 */
export function CaptchaLine({ state }: { readonly state: CaptchaState }) {
  const { phone } = useSite();
  return (
    <div role="status" className={styles.line}>
      {state === 'working' ? <p>{text.working}</p> : null}
      {state === 'late' ? (
        <Say kind="warn" title={text.late}>
          {text.other}{' '}
          <Nowrap>
            <Go to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Go>
          </Nowrap>
        </Say>
      ) : null}
    </div>
  );
}
