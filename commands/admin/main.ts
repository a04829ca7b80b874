/** `npm run desk -- …`: what staff do to public content by command, until the office opens. */
import { runProgram } from '../../records/command-line/program.ts';
import { adminProgram } from './program.ts';

await runProgram(adminProgram());
