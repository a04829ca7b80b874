import type { DataOf } from '../../../api/endpoint.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { Emblem } from '../../../shell/emblem/Emblem.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { letterText, wholeAccount } from './letter.text.ts';
import type { readLetter } from './letters.api.ts';
import styles from './letters.module.css';
import { text } from './letters.text.ts';

type Words = DataOf<typeof readLetter>['words'];

/** The letter in the order that official letters have (G.1), word for word as on paper. */
export function LetterSheet({ words }: { readonly words: Words }) {
  return (
    <Panel label={text.letterOf} className={styles.sheet}>
      <Emblem src={useSite().logo} className={styles.emblem} />
      <div className={styles.heads}>
        <p>
          {letterText.number} {words.number}
        </p>
        <p>
          <b>
            <Whole of={words.coop} />
          </b>
          <br />
          <Whole of={words.address} />
        </p>
      </div>
      <p className={styles.date}>{words.date}</p>
      <dl className={styles.about}>
        <About label={letterText.subjectLabel} lines={[words.subject]} />
        <About label={letterText.toLabel} lines={[words.to]} />
        <About label={letterText.enclosedLabel} lines={words.enclosed} />
      </dl>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          <Paragraph words={paragraph} />
        </p>
      ))}
      <div className={styles.signed}>
        <p>{words.closing}</p>
        <p>
          {words.signer}
          <br />
          {words.position}
        </p>
      </div>
      <p className={styles.contact}>
        <span>{words.section}</span> <span>{words.phone}</span> <span>{words.email}</span>
      </p>
    </Panel>
  );
}

function Paragraph({ words }: { readonly words: string }) {
  return words
    .split(wholeAccount)
    .map((part) =>
      wholeAccount.test(part) ? <Nowrap key={part}>{part}</Nowrap> : <Whole key={part} of={part} />,
    );
}

function About({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {lines.map((line) => (
        <dd key={line}>
          <Whole of={line} />
        </dd>
      ))}
    </div>
  );
}
