/** `npm run desk -- …`: what staff do to public content by command, until the office opens. */
import { Command } from 'commander';
import { StoreUnavailable } from '../../records/database.ts';
import { boardCommands } from './board/commands.ts';
import { demandCommands } from './demand/commands.ts';
import { deskText as text } from './desk.text.ts';

const program = new Command('desk')
  .description(text.description)
  .helpOption('-h, --help', text.help)
  .helpCommand(false);
boardCommands(program);
demandCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  const away = error instanceof StoreUnavailable;
  const detail = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${away ? text.storeAway(detail) : detail}\n`);
  process.exitCode = 1;
}
