import { Check, X } from 'lucide-react';
import { formatNumber } from '../../../core/thai-number.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { contrastRatio } from '../../../kit/colour/contrast.ts';
import { pairs } from '../../../kit/colour/pairs.ts';
import type { Tokens } from '../../../kit/colour/read-tokens.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import { text } from './colors.text.ts';

const words = text.pairs;

/** Every colour on every ground it is used on, with what it must reach and what it reaches. */
export function Pairs({ tokens }: { readonly tokens: Tokens }) {
  return (
    <section>
      <h2>{text.sections.pairs}</h2>
      <Panel kind="flush" label={words.caption}>
        <Table caption={words.caption} tight>
          <thead>
            <tr>
              <th scope="col">{words.colour}</th>
              <th scope="col">{words.ground}</th>
              <th scope="col" className={tableStyles.num}>
                {words.least}
              </th>
              <th scope="col" className={tableStyles.num}>
                {words.ratio}
              </th>
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ colour, ground, least }) => {
              const ratio = contrastRatio(tokens[colour] ?? '', tokens[ground] ?? '');
              return (
                <tr key={`${colour} ${ground} ${least}`}>
                  <th scope="row">{colour}</th>
                  <td>{ground}</td>
                  <td className={tableStyles.num}>{formatNumber(least, 1)}</td>
                  <td className={tableStyles.num}>{formatNumber(ratio, 1)}</td>
                  <td>
                    {ratio >= least ? (
                      <Badge kind="ok" icon={Check}>
                        {words.pass}
                      </Badge>
                    ) : (
                      <Badge kind="no" icon={X}>
                        {words.fail}
                      </Badge>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Panel>
    </section>
  );
}
