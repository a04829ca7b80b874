/** `npm run secret -- …`: rotates the secret of the installation. */
import { runProgram, thaiProgram } from '../../records/command-line/program.ts';
import { secretCommands } from './commands.ts';
import { secretText } from './secret.text.ts';

const program = thaiProgram('secret', secretText.description);
secretCommands(program);
await runProgram(program);
