import { telephoneLink } from '../../core/phone/telephone-link.ts';
import { Alert } from '../../kit/alert/Alert.tsx';
import { SentenceLink } from '../../kit/link/SentenceLink.tsx';
import { Nowrap } from '../../kit/text/Nowrap.tsx';
import { useSite } from '../../shell/site/site.ts';
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
        <Alert kind="warn" title={text.late}>
          {text.other}{' '}
          <Nowrap>
            <SentenceLink to={telephoneLink(phone)}>{phone}</SentenceLink>
          </Nowrap>
        </Alert>
      ) : null}
    </div>
  );
}
