/** What saving any part of an election has in common. */
import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import { versionShape, yearShape } from './shapes.ts';

/** The part as it was looked at. */
const which = { year: yearShape, version: versionShape };

interface Part<Fields extends z.core.$ZodShape> {
  readonly name: `office.elections.${string}`;
  readonly path: `/api/office/elections/${string}`;
  /** Its audit entry, and what of the call the entry names; left out: the year. */
  readonly entry: `office.elections.${string}`;
  readonly target?: readonly ('year' | (keyof Fields & string))[];
  readonly summary: string;
  /** What is saved, beside year and version. */
  readonly fields: Fields;
}

/**
 * A change of one part. It is declared with name and address: what else is said of it does not
 * travel to the browser.
 */
export function partEndpoint<const Fields extends z.core.$ZodShape>(part: Part<Fields>) {
  return endpoint({
    name: part.name,
    method: 'POST',
    path: part.path,
    wing: 'office',
    who: 'office',
    roles: ['registry'],
    // Its names are checked where the part is declared: through the spread nobody sees them.
    audit: { entry: part.entry, target: (part.target ?? 'year') as never },
    summary: part.summary,
    input: z.strictObject({ ...which, ...part.fields }),
    data: z.object({ version: z.number() }),
    example: { version: 4 },
  });
}
