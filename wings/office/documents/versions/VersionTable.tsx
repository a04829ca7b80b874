import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { Answered } from '../Answered.tsx';
import type { readDocument } from '../documents.api.ts';
import styles from '../documents.module.css';
import { standingNames, text } from '../documents.text.ts';
import { Written } from '../Written.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Document = DataOf<typeof readDocument>;

interface Pair {
  readonly before: string;
  readonly after: string;
}

interface VersionTableProps {
  readonly read: Document;
  readonly pair: Pair;
  readonly onPair: (pair: Pair) => void;
}

const words = text.table;
/** Of the comparison. */
const sides = ['before', 'after'] as const;
const kinds = { AHEAD: 'wait', IN_FORCE: 'ok', EARLIER: 'plain', WITHDRAWN: 'no' } as const;

/** The versions of a document: each is read, two are compared, one ahead is withdrawn. */
export function VersionTable({ read, pair, onPair }: VersionTableProps) {
  const { document, versions, audience, digest } = read;
  const [leaving, setLeaving] = useState<string>();
  const canCompare = versions.length > 1;
  return (
    <>
      <Rows
        caption={words.caption}
        columns={[
          { key: 'version', name: words.version },
          { key: 'since', name: words.since },
          { key: 'written', name: words.written },
          { key: 'answers', name: words.answers },
          ...(canCompare ? sides.map((side) => ({ key: side, name: words[side] })) : []),
          { key: 'actions', name: words.actions },
        ]}
      >
        <tbody>
          {versions.map((one) => (
            <Row key={one.version}>
              <Cell>
                <span className={styles.version}>
                  {text.version(one.version)}{' '}
                  <Badge kind={kinds[one.standing]}>{standingNames[one.standing]}</Badge>
                </span>
              </Cell>
              <Cell word={words.since}>
                <ThaiDate day={one.effective_on} />
              </Cell>
              <Cell word={words.written}>
                <Written {...one} />
              </Cell>
              <Cell word={words.answers}>
                <Answered document={document} answers={one.answers} audience={audience} />
              </Cell>
              {canCompare
                ? sides.map((side) => (
                    <Cell key={side} word={words[side]}>
                      <Checkbox
                        type="radio"
                        name={side}
                        checked={pair[side] === one.version}
                        onChange={() => onPair({ ...pair, [side]: one.version })}
                      >
                        <VisuallyHidden>{words.choose(words[side], one.version)}</VisuallyHidden>
                      </Checkbox>
                    </Cell>
                  ))
                : null}
              <Cell>
                <Actions document={document} one={one} onWithdraw={setLeaving} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Rows>
      <WithdrawDialog
        document={document}
        digest={digest}
        version={leaving}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}

interface ActionsProps {
  readonly document: Document['document'];
  readonly one: Document['versions'][number];
  readonly onWithdraw: (version: string) => void;
}

function Actions({ document, one, onWithdraw }: ActionsProps) {
  const name = <VisuallyHidden>{text.version(one.version)}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <ButtonLink small to={officePaths.documentVersion(document, one.version)}>
        {words.read} {name}
      </ButtonLink>
      {one.standing === 'AHEAD' ? (
        <Button small onClick={() => onWithdraw(one.version)}>
          {words.withdraw} {name}
        </Button>
      ) : null}
    </div>
  );
}
