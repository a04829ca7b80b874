import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useTopOf } from '../../../kit/scroll-top/use-top-of.ts';
import { CodeStep } from '../../../parts/one-time-code/CodeStep.tsx';
import { ChangedPart } from '../../../parts/password/ChangedPart.tsx';
import { ChangeForm } from '../../../parts/password/ChangeForm.tsx';
import changeStyles from '../../../parts/password/change.module.css';
import { changeText } from '../../../parts/password/change.text.ts';
import { ToSecurity } from '../../../parts/password/ToSecurity.tsx';
import { WithTips } from '../../../parts/password/WithTips.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { useSite } from '../../../shell/site/site.ts';
import { type CodeWait, codeWaitOf } from './change-state.ts';
import styles from './password.module.css';
import { text } from './password.text.ts';
import { useChange } from './use-change.ts';

/** `/member/password` (R005, R098, R107): the change, its code where one is asked for, its end. */
export function PasswordPage() {
  const { user } = useMemberSession();
  if (!user?.impersonated) return <Change />;
  return (
    <>
      <PageHeading title={changeText.title} />
      <Panel label={changeText.title}>
        <p>{text.helped}</p>
      </Panel>
    </>
  );
}

type User = ReturnType<typeof useMemberSession>['user'];

function whoOf(user: User) {
  if (!user) return { userName: '', person: {} };
  const { MEMBER_NAME, MEMBER_SURNAME } = user.member;
  const memberNo = user.membership_no;
  return { userName: memberNo, person: { memberNo, names: [MEMBER_NAME, MEMBER_SURNAME] } };
}

function Change() {
  const { user } = useMemberSession();
  const change = useChange();
  const { state } = change;
  const [over, setOver] = useState(false);
  const wait = codeWaitOf(state);
  const part = state.changed ? 'changed' : wait ? 'code' : 'form';
  useTopOf(part);
  if (state.changed) {
    return (
      <>
        <PageHeading title={changeText.title} />
        <ChangedPart to={paths.memberLogon}>
          {state.data?.rc_des ?? changeText.done.title}
        </ChangedPart>
      </>
    );
  }
  function startOver(isOver: boolean) {
    setOver(isOver);
    change.reset();
  }
  if (wait) {
    return (
      <>
        <PageHeading title={text.code.title} />
        <CodePart
          wait={wait}
          onCode={(otp, ticket) => change.confirm(otp, ticket, wait)}
          onAgain={(ticket) => change.sendAgain(ticket, wait)}
          onBack={startOver}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading title={changeText.title} sub={changeText.lead} />
      <WithTips more={<ToSecurity to={paths.memberSecurity} />}>
        <Panel label={changeText.title}>
          {over ? <Alert kind="warn">{text.code.over}</Alert> : null}
          <ChangeForm error={state.error} {...whoOf(user)} onChange={change.change} />
        </Panel>
      </WithTips>
    </>
  );
}

interface CodePartProps {
  readonly wait: CodeWait;
  readonly onCode: (otp: string, ticket: string) => Promise<void>;
  readonly onAgain: (ticket: string) => Promise<CodeWait['sent']>;
  /** Back to the passwords; `true`: the time for codes is over. */
  readonly onBack: (over: boolean) => void;
}

function CodePart({ wait, onCode, onAgain, onBack }: CodePartProps) {
  const { phone } = useSite();
  return (
    <Panel label={text.code.title} className={changeStyles.narrow}>
      <Button
        look="quiet"
        small
        icon={ArrowLeft}
        className={styles.back}
        onClick={() => onBack(false)}
      >
        {text.code.back}
      </Button>
      <CodeStep
        sent={wait.sent}
        phone={phone}
        submitText={text.code.submit}
        onCode={onCode}
        onAgain={onAgain}
        onOver={() => onBack(true)}
      />
    </Panel>
  );
}
