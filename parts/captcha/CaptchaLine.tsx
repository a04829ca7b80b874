import { Alert } from '../../kit/alert/Alert.tsx';
import { PhoneLink } from '../../kit/link/PhoneLink.tsx';
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
            <PhoneLink of={phone} />
          </Nowrap>
        </Alert>
      ) : null}
    </div>
  );
}
