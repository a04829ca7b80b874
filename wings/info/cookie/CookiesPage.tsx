import { Button } from '../../../kit/button/Button.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { answerConsent } from './consent/consent-store.ts';
import { cookieText as text } from './cookie.text.ts';
import { KeptTable } from './KeptTable.tsx';
import { Paper } from './Paper.tsx';

/** The cookie policy: every name this site keeps in a browser, and the way back from an answer. */
export function CookiesPage() {
  const since = (
    <>
      {text.version} <ThaiDate day={text.from} long />
    </>
  );
  return (
    <Paper title={text.title} sub={since}>
      <p>{text.lead}</p>
      <Panel>
        <KeptTable />
      </Panel>
      <section>
        <h2>{text.choice.title}</h2>
        <p>{text.choice.about}</p>
        <p>
          <Button onClick={() => answerConsent()}>{text.choice.button}</Button>
        </p>
      </section>
    </Paper>
  );
}
