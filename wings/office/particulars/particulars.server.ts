/** The office changes what the cooperative is called and how it is reached, with history. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { bytesOf } from '../../../api/agency/received/received.server.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import {
  type ParticularGroup,
  type ParticularKey,
  type Particulars,
  particularGroupKeys,
  particularGroups,
  particularsOf,
} from '../../../api/office/particulars.ts';
import { Problem } from '../../../api/problem.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { developLogo } from '../../../intake/uploads/logo/develop-logo.ts';
import { largestLogo, UnfitLogo } from '../../../intake/uploads/logo/logo-picture.ts';
import {
  dropSiteOverride,
  lockSiteOverrides,
  overruledSince,
  putSiteOverride,
  type SiteOverride,
  siteChanges,
  siteOverrides,
  saveLogo as storeLogo,
} from '../../../records/content/site-overrides.ts';
import { QueueFull } from '../../../runtime/fair-queue.ts';
import { faintColours } from './colours.ts';
import { inWords } from './in-words.ts';
import type { ParticularsServices } from './overruling.server.ts';
import {
  readParticulars,
  readParticularsHistory,
  saveLogo,
  saveParticulars,
} from './particulars.api.ts';
import { answers, logoFaults } from './particulars-answers.text.ts';

const handle = handlersOn<ParticularsServices>();
const changesShown = 50;

/** What letters to agencies repeat. */
const inLetters: ReadonlySet<ParticularGroup> = new Set(['names', 'contact', 'letter']);

/** Names what these settings are overruled with. */
function versionOf(rows: readonly SiteOverride[], keys: readonly string[]): string {
  const own = rows.filter(({ key }) => keys.includes(key));
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
}

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

type Sent = { readonly [Key in ParticularKey]?: Particulars[Key] | undefined };

/** Throws for settings of another group, and for colours in which nobody could read. */
function assertFit(keys: readonly string[], values: Sent): void {
  const foreign = Object.keys(values).find((key) => !keys.includes(key));
  if (foreign !== undefined) throw refused(`values.${foreign}`, answers.foreign);
  const [faint] = faintColours(values.colours ?? {});
  if (faint)
    throw refused(`values.colours.${faint.name}`, answers.faint(formatNumber(faint.ratio, 2)));
}

async function logoOf(staffId: string, url: string) {
  const bytes = bytesOf(url, logoFaults.bytes, largestLogo);
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  const made = await developLogo(staffId, bytes).catch((error: unknown) => {
    if (error instanceof UnfitLogo) throw refused('file', logoFaults[error.fault]);
    if (error instanceof QueueFull) throw new Problem('overloaded', { text: answers.busy });
    throw error;
  });
  return { made, version };
}

export const handlers: readonly Handler<ParticularsServices>[] = [
  handle(readParticulars, {
    async run({ who, services }) {
      const { records, overruling, site } = services;
      const [rows, since] = await records.asStaff(who.staffId, (db) =>
        Promise.all([siteOverrides(db), overruledSince(db)]),
      );
      const groups = particularGroupKeys.map((group) => ({
        ...{ group, version: versionOf(rows, particularGroups[group]) },
      }));
      return {
        data: {
          current: particularsOf(overruling.effective(rows)),
          file: particularsOf(overruling.file),
          versions: groups,
          overruled: since.map(({ key, at, by }) => ({
            ...{ key: key as ParticularKey | 'logo', at: at.toISOString(), by },
          })),
          logo: { url: site.logo ?? null, version: versionOf(rows, ['logo']) },
        },
      };
    },
  }),

  handle(saveParticulars, {
    async run({ input: { group, version, values }, who, services: { records, overruling } }) {
      const keys: readonly ParticularKey[] = particularGroups[group];
      assertFit(keys, values);
      const file = particularsOf(overruling.file);
      const saved = await records.asStaff(who.staffId, async (db) => {
        if (versionOf(await lockSiteOverrides(db), keys) !== version) throw new Problem('conflict');
        for (const key of keys) {
          const value = values[key];
          if (value === undefined) continue;
          if (isDeepStrictEqual(value, file[key])) await dropSiteOverride(db, key);
          else await putSiteOverride(db, key, value);
        }
        const rows = await siteOverrides(db);
        if (inLetters.has(group)) await overruling.updateLetters(db, rows);
        return versionOf(rows, keys);
      });
      await overruling.reload();
      return { messages: answers.saved, data: { version: saved } };
    },
  }),

  handle(saveLogo, {
    async run({ input, who, services }) {
      const { records, overruling } = services;
      const logo = input.file === null ? undefined : await logoOf(who.staffId, input.file);
      const version = await records.asStaff(who.staffId, async (db) => {
        const isSame = versionOf(await lockSiteOverrides(db), ['logo']) === input.version;
        if (!isSame) throw new Problem('conflict');
        if (logo === undefined) {
          await dropSiteOverride(db, 'logo');
        } else {
          await storeLogo(db, logo.version, logo.made);
          await putSiteOverride(db, 'logo', logo.version);
        }
        return versionOf(await siteOverrides(db), ['logo']);
      });
      await overruling.reload();
      return { messages: answers.saved, data: { url: services.site.logo ?? null, version } };
    },
  }),

  handle(readParticularsHistory, {
    async run({ who, services }) {
      const changes = await services.records.asStaff(who.staffId, (db) =>
        siteChanges(db, changesShown),
      );
      return {
        data: {
          changes: changes.map(({ id, key, at, by, before, after }) => ({
            ...{ id, key, at: at.toISOString(), by },
            ...{ before: inWords(before), after: inWords(after) },
          })),
        },
      };
    },
  }),
];
