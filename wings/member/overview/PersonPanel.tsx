import { Camera, Check } from 'lucide-react';
import { use } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { PhoneLink } from '../../../kit/link/PhoneLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Parts } from '../../../kit/text/Parts.tsx';
import { Face } from '../../../parts/picture/Face.tsx';
import { OwnPictureContext } from '../../../parts/picture/own-picture.ts';
import { pictureText } from '../../../parts/picture/picture.text.ts';
import { useSite } from '../../../shell/site/site.ts';
import { Covered } from './MaskedFact.tsx';
import type { readStatus } from './overview.api.ts';
import styles from './overview.module.css';
import { documentWords, text } from './overview.text.ts';
import type { Reveal } from './use-reveal.ts';

interface PersonPanelProps {
  readonly person: DataOf<typeof readStatus>;
  /** Undefined in a look of staff. */
  readonly reveal: Reveal | undefined;
}

const words = text.person;

/** Who the member is to the cooperative; what is delicate stands covered. */
export function PersonPanel({ person, reveal }: PersonPanelProps) {
  return (
    <Panel title={words.title} className={styles.person}>
      <Picture />
      <Facts kind="rows">
        <Fact label={words.name}>
          {person.prefix}
          {person.first_name} <Nowrap>{person.last_name}</Nowrap>
        </Fact>
        <Fact label={words.number}>
          <span className={styles.pair}>
            {person.membership_no}
            <Badge {...(person.status_code === '0' && { kind: 'ok', icon: Check })}>
              {person.status_text}
            </Badge>
          </span>
        </Fact>
        <Fact label={words.type}>{person.member_type_text}</Fact>
        <IdentityFact person={person} reveal={reveal} />
        <Since label={words.born} day={person.birth_date} format={words.age} of={person.age_text} />
        <Since
          label={words.joined}
          day={person.joined_on}
          format={words.span}
          of={person.membership_age_text}
        />
        <Work {...person} />
        <Fact label={words.salary}>
          {person.has_salary ? (
            <Covered part="salary" format={salaryOf} reveal={reveal} />
          ) : (
            words.unknown
          )}
        </Fact>
        <Reached person={person} reveal={reveal} />
        <Fact label={words.consent}>
          {person.payroll_consent_on === null ? (
            words.noConsent
          ) : (
            <ThaiDate day={person.payroll_consent_on} long />
          )}
        </Fact>
      </Facts>
      <Wrong />
    </Panel>
  );
}

/** The national ID, or what there is instead of one. */
function IdentityFact({ person, reveal }: PersonPanelProps) {
  const { national_id_masked, id_document } = person;
  if (national_id_masked !== null) {
    return (
      <Fact label={words.nationalId}>
        <Covered part="national_id" masked={national_id_masked} reveal={reveal} />
      </Fact>
    );
  }
  if (id_document === null) return <Fact label={words.nationalId}>{words.noNationalId}</Fact>;
  return (
    <Fact label={documentWords[id_document.kind]}>
      <Covered part="id_document" masked={id_document.number_masked} reveal={reveal} />
    </Fact>
  );
}

const salaryOf = (amount: string): string => words.salaryBaht(formatBaht(amount));

function Picture() {
  const { src, change } = use(OwnPictureContext);
  if (src === undefined && !change) return null;
  return (
    <div className={styles.picture}>
      <Face src={src} />
      {change ? (
        <Button look="quiet" small icon={Camera} onClick={change}>
          {src === undefined ? pictureText.add : pictureText.change}
        </Button>
      ) : null}
    </div>
  );
}

interface SinceProps {
  readonly label: string;
  readonly day: string;
  readonly format: (span: string) => string;
  readonly of: string | null;
}

/** A day, and how long ago it is. */
function Since({ label, day, format, of }: SinceProps) {
  return (
    <Fact label={label}>
      <ThaiDate day={day} long />{' '}
      {of === null ? null : (
        <span className={styles.span}>
          <Nowrap>{format(of)}</Nowrap>
        </span>
      )}
    </Fact>
  );
}

function Work({ group_name, group_no, position_name }: DataOf<typeof readStatus>) {
  return (
    <>
      <Fact label={words.agency}>{group_name || group_no}</Fact>
      <Fact label={words.position}>{position_name ?? words.unknown}</Fact>
    </>
  );
}

function Reached({ person, reveal }: PersonPanelProps) {
  const { address, phone_masked, email_masked } = person;
  return (
    <>
      <Fact label={words.address}>{address === null ? words.unknown : <Parts of={address} />}</Fact>
      <Fact label={words.phone}>
        {phone_masked === null ? (
          words.unknown
        ) : (
          <Covered part="phone" masked={phone_masked} reveal={reveal} />
        )}
      </Fact>
      <Fact label={words.email}>
        {email_masked === null ? (
          words.unknown
        ) : (
          <Covered part="email" masked={email_masked} reveal={reveal} />
        )}
      </Fact>
    </>
  );
}

/** A change is asked for, never made here (D-05). */
function Wrong() {
  const { phone } = useSite();
  return (
    <p className={styles.wrong}>
      {words.wrong}{' '}
      <Nowrap>
        {words.call} <PhoneLink of={phone} />
      </Nowrap>
    </p>
  );
}
