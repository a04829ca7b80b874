import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { telephoneLink } from '../../../kit/frame/footer/footer-data.ts';
import { Go } from '../../../kit/link/Go.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useSite } from '../../../kit/site/site.ts';
import styles from './cookie.module.css';
import { Paper } from './Paper.tsx';
import { policyText as text } from './policy.text.ts';

/** The privacy notice (PDPA section 23), with whom to ask. */
export function PolicyPage() {
  const { coopNameTH, coop_address, dpo } = useSite();
  const since = (
    <>
      {text.version} <ThaiDate day={text.from} long />
    </>
  );
  return (
    <Paper title={text.title} sub={since}>
      <p>{text.lead(coopNameTH)}</p>
      {text.parts.map(({ title, points }) => (
        <Panel key={title} title={title}>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Panel>
      ))}
      <Panel title={text.contact.title}>
        <p>
          {text.contact.dpo}{' '}
          <Go to={dpo.includes('@') ? `mailto:${dpo}` : telephoneLink(dpo)}>{dpo}</Go>
        </p>
        <p>
          {text.contact.address} {coop_address}
        </p>
      </Panel>
    </Paper>
  );
}
