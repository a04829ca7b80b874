/** Whether this Node is new enough; an old one must be able to read this, too. */
import { installText as text } from './install.text.mjs';

/** The oldest Node that runs what lies here: `import.meta.dirname` came with it. */
const least = [20, 11];

/** Whether it is; where not, one sentence says so and the process will end with 1. */
export function isNodeNewEnough() {
  const parts = process.versions.node.split('.').map(Number);
  if (parts[0] > least[0] || (parts[0] === least[0] && parts[1] >= least[1])) return true;
  console.error(text.oldNode(process.versions.node, process.execPath, least.join('.')));
  process.exitCode = 1;
  return false;
}
