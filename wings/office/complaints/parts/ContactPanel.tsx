import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { Case } from '../case-changes.ts';
import { readComplaintContact } from '../complaints.api.ts';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';

const words = text.contact;

/** Who wrote, covered until asked for: each look is on record. */
export function ContactPanel({ one }: { readonly one: Case }) {
  const call = useCall();
  const [contact, setContact] = useState<DataOf<typeof readComplaintContact>>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function uncover() {
    setBusy(true);
    setFailed(false);
    try {
      const { data } = await call(
        readComplaintContact,
        { id: String(one.id) },
        { manner: 'silent' },
      );
      setContact(data);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  if (one.anonymous || !one.has_contact) {
    return (
      <Panel title={words.title}>
        <p>{one.anonymous ? words.anonymous : words.none}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.title}>
      <div className={styles.form}>
        {contact ? <Contact contact={contact} /> : <p className={styles.muted}>{words.covered}</p>}
        {failed ? (
          <Alert kind="no" alert>
            {words.failed}
          </Alert>
        ) : null}
        <div>
          <Button
            icon={contact ? EyeOff : Eye}
            busy={busy}
            busyText={words.opening}
            onClick={() => (contact ? setContact(undefined) : void uncover())}
          >
            {contact ? words.close : words.open}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Contact({ contact }: { readonly contact: DataOf<typeof readComplaintContact> }) {
  return (
    <div>
      <Facts>
        <Fact label={words.name}>{contact.contact_name ?? words.notGiven}</Fact>
        <Fact label={words.phone}>{contact.phone ?? words.notGiven}</Fact>
        <Fact label={words.email}>{contact.email ?? words.notGiven}</Fact>
        <Fact label={words.membershipNo}>{contact.membership_no ?? words.notGiven}</Fact>
      </Facts>
      {contact.membership_no === null ? null : <p className={styles.muted}>{words.proof}</p>}
    </div>
  );
}
