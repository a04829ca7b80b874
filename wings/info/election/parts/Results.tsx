import { CircleCheck } from 'lucide-react';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import { electionText } from '../election.text.ts';
import type { ElectionData } from '../election.types.ts';
import styles from './results.module.css';

const text = electionText.results;
const whole = (count: number) => formatNumber(count, 0);

type ResultsProps = Pick<ElectionData, 'candidates' | 'positions' | 'results' | 'turnout'>;

/** Votes of each position, the most first. The bars stand in the table: both say the same. */
export function Results({ candidates, positions, results, turnout }: ResultsProps) {
  const nameOf = (position: string, number: number) =>
    candidates.find((one) => one.position === position && one.number === number)?.name ?? '';
  return (
    <Panel title={text.title}>
      {positions.map(({ code, name }) => {
        const votes = results.filter(({ position }) => position === code);
        if (votes.length === 0) return null;
        const ballots = turnout.find(({ position }) => position === code);
        const most = Math.max(1, ...votes.map((one) => one.votes));
        return (
          <div key={code} className={styles.position}>
            <h3>{name}</h3>
            {ballots ? <Turnout {...ballots} /> : null}
            <Table caption={text.caption(name)} tight>
              <thead>
                <tr>
                  <th scope="col">{text.number}</th>
                  <th scope="col">{text.candidate}</th>
                  <th scope="col" className={tableStyles.num}>
                    {text.votes}
                  </th>
                </tr>
              </thead>
              <tbody>
                {votes.map((one) => (
                  <tr key={one.number}>
                    <td>{one.number}</td>
                    <th scope="row">
                      <span className={styles.name}>
                        {nameOf(code, one.number)}
                        {one.elected ? (
                          <Badge kind="ok" icon={CircleCheck}>
                            {text.elected}
                          </Badge>
                        ) : null}
                      </span>
                      <Bar ratio={one.votes / most} elected={one.elected} />
                    </th>
                    <td className={tableStyles.num}>{whole(one.votes)}</td>
                  </tr>
                ))}
                {ballots ? (
                  <>
                    <Rest name={text.noVote} count={ballots.no_vote} />
                    <Rest name={text.spoiled} count={ballots.spoiled} />
                  </>
                ) : null}
              </tbody>
            </Table>
          </div>
        );
      })}
    </Panel>
  );
}

function Turnout({ ballots, eligible }: ElectionData['turnout'][number]) {
  const percent = eligible === 0 ? 0 : (ballots * 100) / eligible;
  return (
    <p className={styles.turnout}>
      {text.turnout(whole(ballots), whole(eligible), formatNumber(percent, 2))}
    </p>
  );
}

function Bar({ ratio, elected }: { readonly ratio: number; readonly elected: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} width="100" height="4" />
      <rect
        className={elected ? styles.won : styles.lost}
        width={Math.round(ratio * 1000) / 10}
        height="4"
      />
    </svg>
  );
}

function Rest({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <tr className={styles.rest}>
      <td />
      <th scope="row">{name}</th>
      <td className={tableStyles.num}>{whole(count)}</td>
    </tr>
  );
}
