/** `node tools/build.mjs`: brings dist/ up to date with the sources. */
import { buildIfChanged } from './launch/build.mjs';
import { giveUp } from './launch/child.mjs';

const isNew = await buildIfChanged().catch(giveUp);
console.log(isNew ? 'built' : 'nothing has changed since the last build');
