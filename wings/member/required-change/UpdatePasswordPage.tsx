import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { confirmPhone, sendPhoneCode } from '../../../api/phone/phone.api.ts';
import { landingPath, memberReturnPath } from '../../../api/return-path.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { WithTips } from '../../../parts/password/WithTips.tsx';
import { type PhoneStep, PhoneSteps } from '../../../parts/phone/PhoneSteps.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { text } from './required-change.text.ts';

const silent = { manner: 'silent' } as const;

/**
 * `/member/update-password` (R056): the first password of one's own, in place of a given one; then,
 * for whoever gave a new telephone number, its confirmation, which may wait.
 */
export function UpdatePasswordPage() {
  const call = useCall();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [phoneStep, setPhoneStep] = useState<PhoneStep>();
  const goOn = () => void navigate(memberReturnPath(state) ?? landingPath, { replace: true });
  if (phoneStep) {
    return (
      <PhoneSteps
        first={phoneStep}
        onCode={async (otp, ticket) => (await call(confirmPhone, { otp, ticket }, silent)).data}
        onAgain={async (ticket) => (await call(sendPhoneCode, { ticket }, silent)).data}
        onward={text.onward}
        onEnd={goOn}
      />
    );
  }
  return (
    <>
      <PageHeading title={text.title} sub={text.lead} />
      <WithTips>
        <Panel label={text.title}>
          <PasswordForm
            onSet={({ code, phoneWaits, message }) => {
              notify({ kind: 'success', text: message });
              if (code) setPhoneStep({ step: 'new', code });
              else if (phoneWaits) setPhoneStep({ step: 'later' });
              else goOn();
            }}
          />
        </Panel>
      </WithTips>
    </>
  );
}
