import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../../shell/query/use-invalidate.ts';
import { readVersions as reads, type readVersions, restoreVersion } from './versions.api.ts';
import { versionsText as text } from './versions.text.ts';

interface Pair {
  readonly before: number;
  readonly after: number;
}

interface VersionTableProps {
  readonly id: string;
  readonly data: DataOf<typeof readVersions>;
  readonly pair: Pair;
  readonly onPair: (pair: Pair) => void;
}

/** The versions of a page; two of them are compared, any earlier one can be brought back. */
export function VersionTable({ id, data, pair, onPair }: VersionTableProps) {
  const call = useCall();
  const forget = useInvalidate();
  const navigate = useNavigate();
  const [restored, setRestored] = useState<number>();

  async function restore() {
    if (restored === undefined) return;
    const input = { id, version: restored, based_on: data.version };
    await call(restoreVersion, input, { manner: 'silent' });
    notify({ kind: 'success', text: text.isRestored(restored) });
    forget(reads);
    await navigate(officePaths.topic(id));
  }
  return (
    <>
      <Table caption={text.caption}>
        <thead>
          <tr>
            <th scope="col">{text.version}</th>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.who}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
            <th scope="col">{text.restore}</th>
          </tr>
        </thead>
        <tbody>
          {data.versions.map(({ version, at, staff_name: name, action, is_public: isPublic }) => (
            <tr key={version}>
              <th scope="row">
                {version} {text.actions[action]}{' '}
                {isPublic ? <Badge kind="ok">{text.isPublic}</Badge> : null}
              </th>
              <td>
                <Moment at={at} />
              </td>
              <td>
                <Nowrap>{name || text.program}</Nowrap>
              </td>
              {(['before', 'after'] as const).map((side) => (
                <td key={side}>
                  <Checkbox
                    type="radio"
                    name={side}
                    checked={pair[side] === version}
                    onChange={() => onPair({ ...pair, [side]: version })}
                  >
                    <VisuallyHidden>{text.choose(text[side], version)}</VisuallyHidden>
                  </Checkbox>
                </td>
              ))}
              <td>
                {version === data.version ? null : (
                  <Button
                    small
                    aria-label={text.restoreOne(version)}
                    onClick={() => setRestored(version)}
                  >
                    {text.restore}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        open={restored !== undefined}
        onClose={() => setRestored(undefined)}
        title={text.restoreOne(restored ?? 0)}
        yes={{ look: 'primary', name: text.restore, busy: text.restoring }}
        cancel={text.cancel}
        refused={text.refused}
        onYes={restore}
      >
        {text.restoreHint}
      </ConfirmDialog>
    </>
  );
}
