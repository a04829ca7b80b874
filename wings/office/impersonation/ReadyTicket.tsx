import { ExternalLink } from 'lucide-react';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { useSecondsLeft } from '../../../kit/countdown/use-seconds-left.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import styles from './impersonation.module.css';
import { text } from './impersonation.text.ts';

export interface Ticket {
  readonly address: string;
  readonly expires_in_seconds: number;
  readonly membership_no: string;
  readonly name: string;
  /** When it came, in milliseconds of this browser's clock. */
  readonly readyAt: number;
}

interface ReadyTicketProps {
  readonly ticket: Ticket;
  readonly onAgain: () => void;
}

/** The way to the member's portal, for as long as the ticket lasts. */
export function ReadyTicket({ ticket, onAgain }: ReadyTicketProps) {
  const left = useSecondsLeft(ticket.readyAt + ticket.expires_in_seconds * 1000);
  const { ready } = text;
  return (
    // Focus comes here, so that what was made is read before the way on.
    <div ref={focused} tabIndex={-1}>
      {left > 0 ? (
        <Alert kind="ok" title={ready.title(ticket.name)}>
          <p>{ready.memberNo(ticket.membership_no)}</p>
          <p>
            {ready.hint}{' '}
            <Nowrap>
              {ready.left} <span role="timer">{left}</span> {ready.seconds}
            </Nowrap>
          </p>
        </Alert>
      ) : (
        <Alert kind="warn" alert>
          {ready.over}
        </Alert>
      )}
      <div className={styles.ways}>
        <Buttons>
          {left > 0 ? (
            <ButtonLink look="primary" icon={ExternalLink} to={ticket.address}>
              {ready.open}
            </ButtonLink>
          ) : null}
          <Button look={left > 0 ? 'second' : 'primary'} onClick={onAgain}>
            {ready.again}
          </Button>
        </Buttons>
      </div>
    </div>
  );
}

function focused(box: HTMLElement | null): void {
  box?.focus();
}
