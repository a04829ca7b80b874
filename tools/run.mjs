/** `npm run …`, after a look at this Node: an old one cannot even read the rest. */
import { isNodeNewEnough } from './launch/node-version.mjs';

if (isNodeNewEnough()) import('./launch/run.mjs');
