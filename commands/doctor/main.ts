/** `npm run doctor`: looks at the whole installation and changes nothing. */
import { thaiProgram } from '../../records/command-line/program.ts';
import { checks } from './checks.ts';
import { examine, stateOf } from './examine.ts';
import { placeOf } from './place.ts';
import { exitCodes, jsonOf, linesOf } from './print-findings.ts';
import { doctorText as text } from './text/doctor.text.ts';

async function look({ json }: { readonly json?: true }): Promise<void> {
  const place = placeOf(process.env);
  const stop = () => void place.leave().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const examined = await examine(checks, place);
  await place.leave().catch(() => {});
  const output = json ? jsonOf(examined, new Date()) : linesOf(examined).join('\n');
  // A look that came to no end may still hold the process: it ends once all is written.
  process.stdout.write(`${output}\n`, () => process.exit(exitCodes[stateOf(examined)]));
}

await thaiProgram('doctor', text.description)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.ok : exitCodes.usage))
  .option('--json', text.json)
  .action(look)
  .parseAsync();
