/** Shows the guide in its versions, as page and as paper, and keeps who has read it (D-34). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import type { ParticularKey } from '../../../api/office/particulars.ts';
import { Problem } from '../../../api/problem.ts';
import type { Site } from '../../../api/site.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { keepReading, readGuide } from '../../../records/agency/guide.ts';
import { articleParts, articleSections } from '../../../records/content/article-parts.ts';
import { holdWords } from '../../../records/content/hold-words.ts';
import type { Services } from '../../../records/services.ts';
import { downloadGuideGroup, markGuideRead, readGuideGroup } from './guide.api.ts';
import { text } from './guide.text.ts';

type GuideServices = Services & {
  readonly site: Site;
  readonly examples: readonly ParticularKey[];
};

const handle = handlersOn<GuideServices>();

const numberOf = (version: string | undefined) =>
  version === undefined ? undefined : Number(version);

/** On paper nobody is sent to an address that is an example's. */
function contactsOf({ site, examples }: GuideServices) {
  const words = text.contact;
  const lines = [
    ['phone', words.phone],
    ['email', words.email],
    ['office_hours', words.hours],
    ['coop_address', words.address],
    ['dpo', words.dpo],
  ] as const;
  return lines
    .filter(([key]) => !examples.includes(key))
    .map(([key, label]) => [label, site[key]] as const);
}

export const handlers: readonly Handler<GuideServices>[] = [
  handle(readGuideGroup, {
    async run({ input: { version }, who, services: { records } }) {
      const found = await records.readAsAgency(
        who.agencyNo,
        (db) => readGuide(db, who.personNo, numberOf(version)),
        { atOnce: true },
      );
      if (found === undefined) throw new Problem('not_found');
      const { guide, versions } = found;
      const { introHtml, sections } = articleSections(guide.bodyHtml);
      return {
        data: {
          version: guide.version,
          title: guide.title,
          effective_on: guide.effectiveOn,
          change_summary: guide.changeSummary,
          intro_html: holdWords(introHtml),
          sections: sections.map((one) => ({ ...one, html: holdWords(one.html) })),
          versions: versions.map((one) => ({
            version: one.version,
            effective_on: one.effectiveOn,
          })),
          read_at: guide.readAt?.toISOString() ?? null,
        },
      };
    },
  }),

  handle(markGuideRead, {
    async run({ input: { version }, who, services: { records } }) {
      const readAt = await records.asAgency(who.agencyNo, (db) => keepReading(db, who, version));
      if (readAt === undefined) throw new Problem('not_found');
      return { data: { version, read_at: readAt.toISOString() } };
    },
  }),

  handle(downloadGuideGroup, {
    async run({ input, who, services }) {
      const { records, papers, site } = services;
      const found = await records.readAsAgency(
        who.agencyNo,
        (db) => readGuide(db, who.personNo, numberOf(input.version)),
        { atOnce: true },
      );
      if (found === undefined) throw new Problem('not_found');
      const { version, title, effectiveOn, bodyHtml } = found.guide;
      const bytes = await papers.pdf({
        template: 'guide',
        inputs: {
          title,
          issuedOn: effectiveOn,
          since: `${text.version(version)} ${text.since} ${thaiDateLong(effectiveOn)}`,
          foot: text.foot(site.coopNameTH, version, thaiDateLong(effectiveOn)),
          contentsTitle: text.contents,
          parts: articleParts(bodyHtml),
          contactTitle: text.contact.title,
          contacts: contactsOf(services),
        },
      });
      return { file: { format: 'pdf', name: text.fileName(version), bytes } };
    },
  }),
];
