/** What rows of the audit log are written with: which call leaves which entry. */
import type {
  AuditRow,
  AuditRows,
  Left,
  Ready,
  Scene,
} from '../../../server/tests/audit-log/left.ts';

export type { AuditRows, Ready, Scene };

/** The good call of the matrix leaves this one entry, of whoever calls. */
export const leaves = (entry: string, target?: Left['target']): AuditRow => ({
  leaves: [{ entry, ...(target !== undefined && { target }) }],
});

/** Good calls that leave one entry each and tell nothing of what was acted on. */
export const plain = (entries: Readonly<Record<string, string>>): AuditRows =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, leaves(entry)]));

/** The same of a call with another input than the matrix's. */
export const leavesOf = (
  { as, name, input }: { as: string; name: string; input: (facts: Scene['facts']) => object },
  entry: string,
  target: Left['target'],
): AuditRow => ({
  async ready(scene) {
    const session = await scene.holder(scene.endpoint(name), as);
    return { as, session, input: input(scene.facts) };
  },
  leaves: [{ entry, ...(target !== undefined && { target }) }],
});
