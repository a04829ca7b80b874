/** `node tools/build.mjs`: brings dist/ up to date with the sources. */
import { buildIfChanged } from './launch/build.mjs';

console.log(buildIfChanged() ? 'built' : 'nothing has changed since the last build');
