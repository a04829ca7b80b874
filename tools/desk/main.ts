/** `npm run desk -- …`: what staff do to public content by command, until the office opens. */
import { deskProgram, runProgram } from './program.ts';

await runProgram(deskProgram());
