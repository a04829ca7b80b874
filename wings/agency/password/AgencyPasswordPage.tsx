import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../api/paths.ts';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { loginTyped } from '../../../core/agency/login.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useTopOf } from '../../../kit/scroll-top/use-top-of.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { useAgency } from '../../../parts/agency-month/agency-context.ts';
import { ChangedPart } from '../../../parts/password/ChangedPart.tsx';
import { ChangeForm } from '../../../parts/password/ChangeForm.tsx';
import { changeText } from '../../../parts/password/change.text.ts';
import { ToSecurity } from '../../../parts/password/ToSecurity.tsx';
import { WithTips } from '../../../parts/password/WithTips.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { agencySession } from '../../../shell/session/agency-session.ts';
import { changePassword } from './password.api.ts';
import { text } from './password.text.ts';

interface Envelope {
  readonly rc_code: string;
  readonly rc_des?: string;
}

/** Sends the change; what follows each answer (R120, R122, R167). */
function useChange() {
  const call = useCall();
  const queries = useQueryClient();
  const [error, setError] = useState('');
  const [changed, setChanged] = useState<string>();

  async function change(mem_password: string, mem_oldpassword: string): Promise<void> {
    setError('');
    try {
      const input = { mem_password, mem_oldpassword };
      const answer: Envelope = await call(changePassword, input, { manner: 'silent' });
      const message = answer.rc_des ?? changeText.done.title;
      if (answer.rc_code !== '1') return setError(answer.rc_des ?? changeText.failed);
      notify({ kind: 'success', text: message });
      // R120: nothing of the session stays; the page is loaded anew in three seconds.
      agencySession().letGo();
      queries.clear();
      setChanged(message);
    } catch (refusal) {
      setError(failureOf(refusal).text || words.cannotConnect);
      throw refusal;
    }
  }

  return { error, changed, change };
}

/** `/membergroup/password` (R076, R098): the change, and who must make it, told why. */
export function AgencyPasswordPage() {
  const agency = useAgency();
  const { error, changed, change } = useChange();
  useTopOf(changed === undefined ? 'form' : 'changed');
  if (changed !== undefined) {
    return (
      <>
        <PageHeading title={changeText.title} />
        <ChangedPart to={paths.agencyLogon}>{changed}</ChangedPart>
      </>
    );
  }
  const { agencyNo, agencyName, contactName, personNo, mustChange } = agency;
  return (
    <>
      <PageHeading title={changeText.title} sub={changeText.lead} />
      <WithTips more={mustChange ? null : <ToSecurity to={paths.agencySecurity} />}>
        <Panel label={changeText.title}>
          <ChangeForm
            lead={
              mustChange ? (
                <Alert kind="warn" title={text.first.title}>
                  {text.first.message}
                </Alert>
              ) : null
            }
            error={error}
            userName={loginTyped({ agencyNo, personNo })}
            person={{ agencyNo, agencyName, names: contactNames(contactName) }}
            onChange={change}
          />
        </Panel>
      </WithTips>
    </>
  );
}
