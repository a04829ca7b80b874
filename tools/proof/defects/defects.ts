/** `npm run proof defects`: plants one defect after the other; tests named with it must fail. */
import type { Proof } from '../table.ts';
import { type CopiedTree, copyTree } from './copied-tree.ts';
import type { Defect } from './defect.ts';
import { all } from './planted/all.ts';

/** Of all defects, in percent: one scanner proves little, and no suite sees everything. */
const leastCaught = 95;

/** The test that noticed the defect; undefined when none did. */
export async function noticedBy(tree: CopiedTree, defect: Defect): Promise<string | undefined> {
  const { failed } = await tree.withDefect(defect, () => tree.test(defect.tests));
  return failed[0];
}

/** Throws when a test fails as things are: what fails always notices nothing. */
async function expectAllPass(tree: CopiedTree): Promise<void> {
  const files = [...new Set(all.flatMap(({ tests }) => tests))];
  const { failed, passed, output } = await tree.test(files);
  if (failed.length > 0) throw new Error(`fails without a defect: ${failed.join(', ')}`);
  if (passed === 0) throw new Error(`no test ran: ${output}`);
}

export async function defects(): Promise<readonly Proof[]> {
  const tree = await copyTree();
  try {
    await expectAllPass(tree);
    let caught = 0;
    for (const [at, defect] of all.entries()) {
      const test = await noticedBy(tree, defect);
      if (test !== undefined) caught += 1;
      const verdict = test === undefined ? 'NOT NOTICED' : `noticed by: ${test}`;
      console.log(`${at + 1}/${all.length} ${defect.what}: ${verdict}`);
    }
    return [
      {
        what: 'planted defects that a test notices',
        measured: `${caught} of ${all.length}`,
        limit: `${leastCaught} %`,
        passed: caught * 100 >= all.length * leastCaught,
      },
    ];
  } finally {
    await tree.remove();
  }
}
