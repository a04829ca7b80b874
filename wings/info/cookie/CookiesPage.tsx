import { paths } from '../../../api/paths.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { ChoiceForm } from './consent/ChoiceForm.tsx';
import { useChoice } from './consent/consent-store.ts';
import { cookieText as text } from './cookie.text.ts';
import { PolicyText } from './PolicyText.tsx';
import { StorageTable } from './StorageTable.tsx';

/** The cookie policy: its words, every name kept in a browser, and a change of mind (D-19). */
export function CookiesPage() {
  return (
    <PolicyText kind="cookies" path={paths.cookies} title={text.title}>
      <Panel>
        <StorageTable />
      </Panel>
      <Panel title={text.choice.title}>
        <ChoiceForm>
          <div>
            <p>{text.choice.about}</p>
            <ChoiceNow />
          </div>
        </ChoiceForm>
      </Panel>
    </PolicyText>
  );
}

/** What was answered; spoken when it changes. */
function ChoiceNow() {
  const choice = useChoice();
  return <p role="status">{choice === undefined ? '' : text.choice.now[choice]}</p>;
}
