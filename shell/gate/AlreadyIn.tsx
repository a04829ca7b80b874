import { ArrowRight, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { ButtonLink } from '../../kit/button/ButtonLink.tsx';
import styles from './sign-in.module.css';
import { signInText } from './sign-in.text.ts';

const text = signInText.already;

interface AlreadyInProps {
  readonly name: string;
  /** Membership number, agency. */
  readonly line: string;
  /** Where they wanted to go, or the portal's first page. */
  readonly destination: string;
  /** What the way on is called. */
  readonly goOn: string;
  readonly signOut: () => Promise<void>;
}

/** In place of the form, for whom this browser has signed in: on to the portal, or out of it. */
export function AlreadyIn({ name, line, destination, goOn, signOut }: AlreadyInProps) {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <div className={styles.already}>
      <h1>{text.title}</h1>
      <p>
        <b>{name}</b>
        <br />
        {line}
      </p>
      <ButtonLink look="primary" block icon={ArrowRight} to={destination}>
        {goOn}
      </ButtonLink>
      <p className={styles.lasts}>{text.notYou}</p>
      <Button block icon={LogOut} busy={busy} onClick={leave}>
        {text.leave}
      </Button>
    </div>
  );
}
