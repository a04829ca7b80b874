/** `npm run desk -- …`: what staff do to public content by command, until the office opens. */
import { StoreUnavailable } from '../../records/database.ts';
import { deskText as text } from './desk.text.ts';
import { deskProgram } from './program.ts';

const program = deskProgram();
try {
  if (process.argv.length > 2) await program.parseAsync();
  else program.outputHelp();
} catch (error) {
  const away = error instanceof StoreUnavailable;
  const detail = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${away ? text.storeAway(detail) : detail}\n`);
  process.exitCode = 1;
}
