/** `npm run staff -- …`: who works in the office, and what only a counter can do for a member. */
import { runProgram, thaiProgram } from '../../records/command-line/program.ts';
import { staffCommands } from './commands.ts';
import { staffText } from './staff.text.ts';

const program = thaiProgram('staff', staffText.description);
staffCommands(program);
await runProgram(program);
