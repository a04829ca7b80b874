import { formatNumber } from '../../../../core/thai-number.ts';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { CountData, ElectionData } from '../election.types.ts';
import styles from '../elections.module.css';
import { text } from './results.text.ts';

interface CountRowsProps {
  readonly election: ElectionData;
  readonly count: CountData;
  /** What is public now, beside it. */
  readonly released: CountData | undefined;
}

type Position = CountData['positions'][number];

const number = (value: number | undefined) =>
  value === undefined ? text.none : formatNumber(value, 0);

/** Papers and votes of each position; beside what is public, if anything is. */
export function CountRows({ election, count, released }: CountRowsProps) {
  return count.positions.map((position) => (
    <OnePosition
      key={position.position}
      election={election}
      position={position}
      before={released?.positions.find((one) => one.position === position.position)}
      isBeside={released !== undefined}
    />
  ));
}

interface OnePositionProps {
  readonly election: ElectionData;
  readonly position: Position;
  readonly before: Position | undefined;
  readonly isBeside: boolean;
}

function outcomeWords(position: Position, at: number, isElected: boolean): string {
  if (!isElected) return text.notElected;
  return position.lot.includes(at) ? text.byLot : text.isElected;
}

function OnePosition({ election, position, before, isBeside }: OnePositionProps) {
  const { position: code } = position;
  const title = election.positions.find((one) => one.code === code)?.name ?? code;
  const nameOf = (at: number) =>
    election.candidates.find((one) => one.position === code && one.number === at)?.name ?? '';
  const pair = (now: number, was: number | undefined) =>
    isBeside && was !== now ? `${number(now)} (${text.public} ${number(was)})` : number(now);
  const columns = [
    { key: 'candidate', name: text.candidate },
    { key: 'votes', name: text.entered, num: true },
    ...(isBeside ? [{ key: 'public', name: text.public, num: true }] : []),
    { key: 'elected', name: text.elected },
  ];
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <Facts>
        <Fact label={text.eligible}>{pair(position.eligible, before?.eligible)}</Fact>
        <Fact label={text.ballots}>{pair(position.ballots, before?.ballots)}</Fact>
        <Fact label={text.spoiled}>{pair(position.spoiled, before?.spoiled)}</Fact>
        <Fact label={text.noVote}>{pair(position.no_vote, before?.no_vote)}</Fact>
      </Facts>
      <Rows caption={text.caption(title)} columns={columns}>
        <tbody>
          {position.candidates.map((one) => (
            <Row key={one.number}>
              <Cell>
                {one.number} {nameOf(one.number)}
              </Cell>
              <Cell word={text.entered} num>
                {number(one.votes)}
              </Cell>
              {isBeside ? (
                <Cell word={text.public} num>
                  {number(before?.candidates.find((was) => was.number === one.number)?.votes)}
                </Cell>
              ) : null}
              <Cell word={text.elected}>{outcomeWords(position, one.number, one.elected)}</Cell>
            </Row>
          ))}
        </tbody>
      </Rows>
    </section>
  );
}
