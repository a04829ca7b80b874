import { KeyRound } from 'lucide-react';
import { Top } from '../../../kit/frame/Top.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import styles from './entering.module.css';
import { text } from './entering.text.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** `/member/update-password` (R056): the first password of one's own, in place of a given one. */
export function UpdatePasswordPage() {
  const { password } = text;
  return (
    <>
      <Top title={password.title} sub={password.lead} />
      <div className={styles.two}>
        <Panel label={password.title}>
          <PasswordForm />
        </Panel>
        <section aria-labelledby="password-rules" className={styles.rules}>
          <h2 id="password-rules">
            <Icon of={KeyRound} />
            {password.rules}
          </h2>
          <ul>
            <li>{password.ruleLength}</li>
            <li>{password.rulePerson}</li>
            <li>{password.ruleTip}</li>
          </ul>
        </section>
      </div>
    </>
  );
}
