import type { DataOf } from '../../../../api/endpoint.ts';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { staffRoleNames } from '../../../../api/office/office-rooms.text.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { RowLink } from '../../../../kit/link/RowLink.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { readStaff } from '../staff.api.ts';
import { text } from '../staff.text.ts';

export type Colleague = DataOf<typeof readStaff>['staff'][number];

/** What opens the office to somebody, in words. */
export function methodsOf(one: Colleague): readonly string[] {
  return [
    one.passkeys > 0 ? text.waysIn.passkeys(formatNumber(one.passkeys, 0)) : [],
    one.has_password ? text.waysIn.password : [],
    one.has_password ? text.waysIn.recovery(formatNumber(one.recovery_codes, 0)) : [],
  ].flat();
}

/** Whether somebody can come in, or has yet to enrol. */
export function Access({ one }: { readonly one: Colleague }) {
  const methods = methodsOf(one);
  if (methods.length > 0) return <>{methods.join(' · ')}</>;
  if (one.enrols_until !== null) return <Badge kind="wait">{text.waysIn.enrols}</Badge>;
  return <Badge kind="no">{text.waysIn.none}</Badge>;
}

const columns = [
  { key: 'name', name: text.name },
  { key: 'roles', name: text.roles },
  { key: 'sign-in', name: text.signIn },
  { key: 'since', name: text.since },
];

/** Each row leads to its person. */
export function StaffRows({ staff }: { readonly staff: readonly Colleague[] }) {
  return (
    <Rows caption={text.caption} columns={columns}>
      <tbody>
        {staff.map((one) => (
          <Row key={one.login}>
            <Cell>
              <RowLink to={officePaths.staff(one.login)}>{one.name}</RowLink>
              <Sub>{one.login}</Sub>
            </Cell>
            <Cell word={text.roles}>
              {one.roles.map((role) => staffRoleNames[role]).join(' · ') || text.noRoles}
            </Cell>
            <Cell word={text.signIn}>
              {one.ended_at === null ? (
                <Access one={one} />
              ) : (
                <Moment label={text.endedAt} at={one.ended_at} />
              )}
            </Cell>
            <Cell word={text.since}>
              <Moment at={one.since} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}
