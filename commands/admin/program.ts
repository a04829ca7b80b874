/** The desk's commands, ready to read a command line. */
import type { Command } from 'commander';
import { thaiProgram } from '../../records/command-line/program.ts';
import { adminText as text } from './admin.text.ts';
import { boardCommands } from './commands.ts';
import { demandCommands } from './complaints/commands.ts';
import { guideCommands } from './guide/commands.ts';
import { letterCommands } from './letters/commands.ts';

/** All of them, by subject. */
export function adminProgram(): Command {
  const program = thaiProgram('desk', text.description);
  boardCommands(program);
  demandCommands(program);
  guideCommands(program);
  letterCommands(program);
  return program;
}
