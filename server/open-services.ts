/** What handlers work with in this server. */
import type { FastifyInstance } from 'fastify';
import type { AgencySettings } from '../api/agency/settings.ts';
import { type AuditLabels, auditLabelsOf } from '../api/audit.ts';
import type { Captcha } from '../api/captcha/captcha.ts';
import type { Codes } from '../api/codes/codes.ts';
import type { Endpoint } from '../api/endpoint.ts';
import type { ParticularKey } from '../api/office/particulars.ts';
import type { Outbox } from '../api/outbox/outbox.ts';
import { paths } from '../api/paths.ts';
import { Problem } from '../api/problem.ts';
import type { Site } from '../api/site.ts';
import { openPapers } from '../papers/papers.ts';
import type { Valkey } from '../records/budgets/valkey/valkey.ts';
import { openBudgets } from '../records/budgets.ts';
import type { Records } from '../records/database.ts';
import type { Services } from '../records/services.ts';
import type { Overruling } from '../wings/office/particulars/overruling.server.ts';
import { openCaptcha } from './auth/captcha.ts';
import { openCodes } from './codes/codes.ts';
import type { Siblings } from './health/siblings.ts';
import type { Tallies } from './health/tallies.ts';
import { sendDigests } from './impersonation/impersonation-digest.ts';
import type { OpenOutbox } from './outbox/outbox.ts';
import { exampleText } from './settings/example/example.text.ts';
import { isExampleLetter } from './settings/example/example.ts';
import type { LiveSettings } from './settings/live/live-settings.ts';
import { watchSecretFile } from './settings/secret/file-ring.ts';
import type { AppSettings } from './settings/settings.ts';
import { tellWording } from './start/update-letters.ts';

export type AppServices = Services & {
  /** Of now: the file's, overruled by the office's. Nobody keeps it. */
  readonly site: Site;
  readonly agency: AgencySettings;
  /** Particulars that are the example's still, of now, too. */
  readonly examples: readonly ParticularKey[];
  /** Of a letter's wording; of a demo's none. */
  readonly isExampleLetter: (wording: unknown) => boolean;
  readonly overruling: Overruling;
  readonly auditLabels: AuditLabels;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly outbox: Outbox;
};

type Handled = AppSettings['handlers'];

function overrulingOf(live: LiveSettings, { demo, publicOrigin }: Handled): Overruling {
  return {
    file: live.file,
    effective: (rows) => live.effective(rows),
    updateLetters: (db, rows) => tellWording(db, { ...live.effective(rows), publicOrigin, demo }),
    reload: () => live.reload(),
  };
}

/** Whose papers they are; throws while that is a cooperative which does not exist. */
function houseOf({ site, examples }: LiveSettings) {
  if (examples.includes('coopNameTH') || examples.includes('coop_address')) {
    throw new Problem('conflict', { text: exampleText.noHouse });
  }
  return { coop: site.coopNameTH, address: site.coop_address };
}

interface ServiceParts {
  readonly records: Records;
  readonly settings: AppSettings;
  readonly handlers: readonly { readonly endpoint: Endpoint }[];
  /** Closed with the app. */
  readonly outbox: OpenOutbox;
  /** Closed with the app. */
  readonly valkey?: Valkey | undefined;
  readonly siblings?: Siblings | undefined;
}

export function openServices(
  app: FastifyInstance,
  { records, settings, handlers: all, outbox, valkey, siblings }: ServiceParts,
  live: LiveSettings,
  tallies: Tallies,
): AppServices {
  const { handlers, publicOrigin } = settings;
  const papers = openPapers({
    get house() {
      return houseOf(live);
    },
    get logo() {
      return live.logo?.png;
    },
    lookup: { origin: publicOrigin, page: paths.verify, ofCode: paths.verifyCode },
  });
  app.addHook('onClose', () => Promise.all([outbox.close(), papers.close()]).then(() => {}));
  app.addHook('onClose', async () => valkey?.close());
  watchSecretFile(app, records, handlers.keys);
  if (siblings === undefined) sendDigests(app, { records, outbox, to: handlers.alertMail });
  return {
    ...{ records, settings: handlers, outbox, papers },
    budgets: openBudgets(records, valkey),
    get site() {
      return live.site;
    },
    get agency() {
      return live.agency;
    },
    get examples() {
      return live.examples;
    },
    isExampleLetter: (wording) => !handlers.demo && isExampleLetter(wording),
    overruling: overrulingOf(live, handlers),
    auditLabels: auditLabelsOf(all.map(({ endpoint }) => endpoint)),
    captcha: openCaptcha(records, handlers.keys, tallies.pressure),
    codes: openCodes({
      ...{ records, outbox, keys: handlers.keys, counts: tallies.codes },
      host: publicOrigin && new URL(publicOrigin).host,
      onError: (error) => app.log.warn({ err: error }, 'a lost message was not noted'),
    }),
  };
}

/** The services as a call has them that was shown a publication; `onOther`: it is shown another. */
export const servicesOf =
  (services: AppServices) =>
  (publication: number, onOther: () => void): AppServices => {
    const records = services.records.ofPublication(publication, onOther);
    // What is of now stays of now: a copy would keep it.
    return Object.assign(Object.create(services) as AppServices, { records });
  };
