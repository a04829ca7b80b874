/** Short ways to write rows of the trail. */
import type { AuditRow, AuditRows, Left, Scene } from '../left.ts';

/** The good call of the matrix leaves this one entry, of whoever calls. */
export const leaves = (entry: string, target?: Left['target']): AuditRow => ({
  leaves: [{ entry, ...(target !== undefined && { target }) }],
});

/** Calls that tell nothing of what was acted on beside their name. */
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
