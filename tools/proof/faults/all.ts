/** The faults in their order. */
import { serverKilled } from './f01-server-killed.ts';
import { backendKilled } from './f02-backend-killed.ts';
import { postmasterKilled } from './f03-postmaster-killed.ts';
import { orphan } from './f04-orphan.ts';
import { twoServers } from './f05-two-servers.ts';
import { diskFull } from './f06-disk-full.ts';
import { hung } from './f07-hung.ts';
import { wrongClock } from './f08-wrong-clock.ts';
import { halfUploads } from './f09-half-uploads.ts';
import { slowClients } from './f10-slow-clients.ts';
import { brokenExtract } from './f11-broken-extract.ts';
import { intakeKilled } from './f12-intake-killed.ts';
import { migrationKilled } from './f12-migration-killed.ts';
import { answerLost } from './f13-answer-lost.ts';
import { stopped } from './f14-stopped.ts';
import { restored } from './f15-restored.ts';
import { flipped } from './f16-flipped.ts';
import { uncaught } from './f17-uncaught.ts';
import { gatewayAway } from './f18-gateway.ts';
import type { Fault } from './fault.ts';

export const allFaults: readonly Fault[] = [
  ...[serverKilled, backendKilled, postmasterKilled, orphan, twoServers, diskFull, hung],
  ...[
    wrongClock,
    halfUploads,
    slowClients,
    brokenExtract,
    intakeKilled,
    migrationKilled,
    answerLost,
  ],
  ...[stopped, restored, flipped, uncaught, gatewayAway],
];
