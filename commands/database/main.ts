/** `npm run database -- …`: what a database on a server needs before the portal can use it. */
import { runProgram, thaiProgram } from '../../records/command-line/program.ts';
import { databaseCommands } from './commands.ts';
import { databaseText } from './database.text.ts';

const program = thaiProgram('database', databaseText.description);
databaseCommands(program);
await runProgram(program);
