import { paths } from '../../../api/paths.ts';
import { telephoneLink } from '../../../core/phone/telephone-link.ts';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { PolicyText } from './PolicyText.tsx';
import { policyText as text } from './policy.text.ts';

/** The privacy notice (PDPA section 23) in its versions, with whom to ask. */
export function PolicyPage() {
  const { coopNameTH, coop_address, dpo } = useSite();
  return (
    <PolicyText
      kind="privacy"
      path={paths.policy}
      title={text.title}
      lead={<p>{text.lead(coopNameTH)}</p>}
    >
      <Panel title={text.contact.title}>
        <p>
          {text.contact.dpo}{' '}
          <SentenceLink to={dpo.includes('@') ? `mailto:${dpo}` : telephoneLink(dpo)}>
            {dpo}
          </SentenceLink>
        </p>
        <p>
          {text.contact.address} {coop_address}
        </p>
      </Panel>
    </PolicyText>
  );
}
