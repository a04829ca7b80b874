import { FileCheck2, Files } from 'lucide-react';
import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import { sumBaht } from '../../../core/satang.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useFile } from '../../../parts/download/use-file.ts';
import { certificateFile, type readCertifiable } from './certificate.api.ts';
import styles from './certificate.module.css';
import { text } from './certificate.text.ts';
import { writeChosen } from './certificate-choice.ts';
import { PartsGroup } from './PartsGroup.tsx';
import { type GroupName, groupNames, keyOf, type Part } from './parts.ts';
import { QuickChoices } from './QuickChoices.tsx';

type Certifiable = DataOf<typeof readCertifiable>;

interface PartsFormProps {
  readonly found: Certifiable;
  /** A certificate was handed out. */
  readonly onIssued: () => void;
}

const sharePart = (balance: string): Part => ({ number: '', name: text.shareLine, balance });
const accountPart = ({
  account_no,
  type_name,
  balance,
}: Certifiable['accounts'][number]): Part => ({
  number: account_no,
  name: text.account(type_name),
  shown: formatAccountNumber('000', account_no),
  balance,
});
const loanPart = ({ contract_no, type_name, balance }: Certifiable['loans'][number]): Part => ({
  number: contract_no,
  name: text.contract(type_name),
  shown: contract_no,
  balance,
});

/** What of the day's balances is to be certified, all of it at first, with its sums. */
export function PartsForm({ found, onIssued }: PartsFormProps) {
  const { busy, download } = useFile(certificateFile);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isEmpty, setIsEmpty] = useState(false);
  const groups = {
    shares: found.shares === null ? [] : [sharePart(found.shares)],
    accounts: found.accounts.map(accountPart),
    loans: found.loans.map(loanPart),
  };
  const selectedParts = (group: keyof typeof groups) =>
    groups[group].filter((part) => !left.has(keyOf(group, part)));
  const [shares, accounts, loans] = [
    selectedParts('shares'),
    selectedParts('accounts'),
    selectedParts('loans'),
  ];

  function choose(next: ReadonlySet<string>) {
    setIsEmpty(false);
    setLeft(next);
  }
  function toggle(group: GroupName, part: Part) {
    const next = new Set(left);
    const key = keyOf(group, part);
    if (!next.delete(key)) next.add(key);
    choose(next);
  }
  async function send() {
    const nothing = shares.length + accounts.length + loans.length === 0;
    setIsEmpty(nothing);
    if (nothing) return;
    await download({
      ...{ format: 'pdf', on: found.on },
      ...(shares.length > 0 && { shares: '1' }),
      accounts: writeChosen(accounts.map(({ number }) => number)),
      loans: writeChosen(loans.map(({ number }) => number)),
    });
    onIssued();
  }

  if (Object.values(groups).every((parts) => parts.length === 0)) {
    return (
      <EmptyPanel icon={Files} title={text.empty}>
        {text.emptyHint}
      </EmptyPanel>
    );
  }
  return (
    <Panel title={text.parts} end={<p>{text.amounts}</p>}>
      <QuickChoices groups={groups} left={left} onChoose={choose} />
      {groupNames.map((name) => (
        <PartsGroup
          key={name}
          title={text[name]}
          parts={groups[name]}
          isChosen={(part) => !left.has(keyOf(name, part))}
          onToggle={(part) => toggle(name, part)}
        />
      ))}
      <dl className={styles.sums} aria-live="polite">
        <Sum label={text.money} parts={[...shares, ...accounts]} />
        <Sum label={text.debt} parts={loans} />
      </dl>
      <div className={styles.act}>
        {isEmpty ? <p role="alert">{text.nothingChosen}</p> : null}
        <Button
          look="primary"
          icon={FileCheck2}
          busy={busy !== undefined}
          busyText={text.making}
          onClick={() => void send()}
        >
          {text.download}
        </Button>
      </div>
    </Panel>
  );
}

function Sum({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money value={sumBaht(parts.map(({ balance }) => balance))} />
      </dd>
    </div>
  );
}
