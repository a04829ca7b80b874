import { Fragment, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { paths } from '../../../api/paths.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { monthName } from '../../../kit/month-picker/months.ts';
import { Cell, Sub } from '../../../kit/rows/Cell.tsx';
import { Row } from '../../../kit/rows/Row.tsx';
import { Rows } from '../../../kit/rows/Rows.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { LetterState } from './LetterState.tsx';
import styles from './letters.module.css';
import { text } from './letters.text.ts';
import type { lineShape } from './shapes.ts';

type Line = z.output<typeof lineShape>;

const columns = [
  { key: 'number', name: text.letterOf },
  { key: 'state', name: text.state },
  { key: 'month', name: text.month },
  { key: 'total', name: text.total, num: true },
];

/** Each row leads to its letter; a card has a line of its own for what a column has beneath. */
export function LetterRows({ letters }: { readonly letters: readonly Line[] }) {
  return (
    <Rows caption={text.caption} columns={columns}>
      <tbody>
        {letters.map((letter) => (
          <LetterRow key={letter.letter_no} letter={letter} />
        ))}
      </tbody>
    </Rows>
  );
}

function LetterRow({ letter }: { readonly letter: Line }) {
  const { letter_year, run, letter_no, letter_date, members, total } = letter;
  const came = since(letter);
  return (
    <Row>
      <Cell>
        <RowLink to={paths.agencyLetter(letter_year, run)}>
          <Nowrap>{letter_no}</Nowrap>
        </RowLink>
        <Sub>
          {text.date} <ThaiDate day={letter_date} />
        </Sub>
      </Cell>
      <Cell word={text.state} layout="beside">
        <LetterState state={letter.state} />
        <span className={styles.beneath}>{came}</span>
      </Cell>
      {came === null ? null : (
        <Cell word={letter.replaced_by === null ? text.received : ''}>
          <span className={styles.onCard}>{came}</span>
        </Cell>
      )}
      <Cell word={text.month}>
        <Nowrap>{monthName(letter)}</Nowrap>
      </Cell>
      <Cell word={text.members} num>
        <span className={styles.onCard}>{text.people(members)}</span>
      </Cell>
      <Cell word={text.total} num>
        {total === null ? text.mismatch : <Nowrap>{formatBaht(total)}</Nowrap>}
        <span className={styles.beneath}>{text.people(members)}</span>
      </Cell>
    </Row>
  );
}

/** What came of the letter: which is in force instead, or who opened it when; null: nothing yet. */
function since({ state, replaced_by, opened_on, opened_by }: Line): ReactNode {
  if (replaced_by !== null) {
    return text[state === 'WITHDRAWN' ? 'inForce' : 'replacedBy'](replaced_by.letter_no);
  }
  if (opened_on === null || opened_by === null) return null;
  return (
    <>
      <ThaiDate day={opened_on} />
      {opened_by.split(' ').map((name) => (
        <Fragment key={name}>
          {' '}
          <Nowrap>{name}</Nowrap>
        </Fragment>
      ))}
    </>
  );
}
