/** The faults in their order. */
import { serverKilled } from './f01-server-killed.ts';
import { backendKilled } from './f02-backend-killed.ts';
import { postmasterKilled } from './f03-postmaster-killed.ts';
import { orphan } from './f04-orphan.ts';
import { twoServers } from './f05-two-servers.ts';
import { hung } from './f07-hung.ts';
import { stopped } from './f14-stopped.ts';
import type { Fault } from './fault.ts';

export const allFaults: readonly Fault[] = [
  ...[serverKilled, backendKilled, postmasterKilled, orphan, twoServers],
  ...[hung, stopped],
];
