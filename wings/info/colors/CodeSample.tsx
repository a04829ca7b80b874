import { CodeStep } from '../../../parts/one-time-code/CodeStep.tsx';
import type { SentCode } from '../../../parts/one-time-code/use-code-step.ts';
import { useSite } from '../../../shell/site/site.ts';
import styles from './colors.module.css';
import { text } from './colors.text.ts';

const sent: SentCode = {
  ticket: 'sample',
  reference: 'KXWP',
  ends_in_seconds: 272,
  again_in_seconds: 28,
  sent_to: '08x-xxx-4567',
};

/** The server's part in a guide without one: a code that is over, and wrong ones. */
async function refuse(otp: string): Promise<void> {
  if (otp === '000000') throw { code: 'code_over', text: text.code.over };
  throw { code: 'bad_code', fields: [{ field: 'otp', message: text.code.wrong }] };
}

async function sendAgain(): Promise<SentCode> {
  return { ...sent, ticket: `sample ${Date.now()}`, reference: 'MQZB', again_in_seconds: 60 };
}

/** The step that asks for a one-time code, in each of its states. */
export function CodeSample() {
  const { phone } = useSite();
  return (
    <section>
      <h2>{text.sections.code}</h2>
      <div className={`${styles.spec} ${styles.two}`}>
        <CodeStep
          sent={sent}
          phone={phone}
          onCode={refuse}
          onAgain={sendAgain}
          takesFocus={false}
        />
        <p>{text.code.note}</p>
      </div>
    </section>
  );
}
