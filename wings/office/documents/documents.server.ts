/** Staff write terms, policies and the guide: version by version, each ahead of its day. */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { type DocumentKey, documentKeys } from '../../../core/document-keys.ts';
import { articleSections } from '../../../records/content/article-parts.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import * as documents from '../../../records/office/documents/read.ts';
import * as writing from '../../../records/office/documents/write.ts';
import { type OfficeStore, officeStore } from '../../../records/office/office-store.ts';
import type { Services } from '../../../records/services.ts';
import { answers as words } from './answers.text.ts';
import { fitVersion } from './check-version.server.ts';
import {
  readDocument,
  readDocumentDraft,
  readDocuments,
  readDocumentVersion,
  saveDocument,
  withdrawDocument,
} from './documents.api.ts';

const handle = handlersOn<Services>();

/** Who is asked nothing has nothing to count. */
const isAnswered = (key: DocumentKey): boolean =>
  key === 'terms' || key === 'cookies' || key === 'guide';

async function readVersions(store: OfficeStore, key: DocumentKey) {
  const [versions, counted] = await Promise.all([
    documents.documentVersions(store, key),
    documents.documentAnswers(store, key),
  ]);
  const answersOf = new Map(counted.map(({ version, answers }) => [version, answers]));
  return {
    audience: isAnswered(key) ? (counted[0]?.audience ?? null) : null,
    versions: versions.map((one) => ({
      ...{ version: one.version, title: one.title, effective_on: one.effectiveOn },
      ...{ standing: one.standing, written_by: one.writtenBy },
      written_at: one.writtenAt?.toISOString() ?? null,
      change_summary: one.changeSummary,
      answers: isAnswered(key) ? (answersOf.get(one.version) ?? 0) : null,
    })),
  };
}

type Version = Awaited<ReturnType<typeof readVersions>>['versions'][number];

const inForceOf = (versions: readonly Version[]) =>
  versions.find(({ standing }) => standing === 'IN_FORCE') ?? null;
/** Those of the nearest day first. */
const aheadOf = (versions: readonly Version[]) =>
  versions.filter(({ standing }) => standing === 'AHEAD').toReversed();

async function wholeOf(store: OfficeStore, key: DocumentKey, version: Version | null) {
  if (version === null) return null;
  const html = (await documents.documentBody(store, key, version.version)) ?? '';
  return { ...version, body_html: cleanArticle(html) };
}

/** Keeps others from writing it; throws where it is not as the caller saw it. */
async function lock(store: OfficeStore, key: DocumentKey, digest: string) {
  await writing.lockDocument(store, key);
  if ((await documents.documentDigest(store, key)) === digest) {
    return documents.documentVersions(store, key);
  }
  const [last] = await documents.documentHistory(store, key);
  throw new Problem('conflict', {
    text: words.overtaken(last?.staffName ?? words.somebody, last?.at ?? null),
  });
}

/** @throws Problem not_found for a version that is none, conflict for one that has begun. */
function assertAhead(versions: readonly documents.DocumentVersion[], version: string): void {
  const standing = versions.find((one) => one.version === version)?.standing;
  if (standing === undefined) throw new Problem('not_found');
  if (standing !== 'AHEAD') throw new Problem('conflict', { text: words.hasBegun(version) });
}

type Saving = Pick<Call<typeof saveDocument, Services>, 'input' | 'who' | 'services'>;

/** One transaction: what stands is looked at, and the version written. */
async function save({ input, who, services }: Saving): Promise<string> {
  const { document: key, digest, version } = input;
  return services.records.asStaff(who.staffId, async (db) => {
    const store = officeStore(db);
    const versions = await lock(store, key, digest);
    if (version !== null) assertAhead(versions, version);
    const others = versions.filter((one) => one.version !== version);
    const ahead = others.find(({ standing }) => standing === 'AHEAD');
    if (version === null && ahead) {
      throw new Problem('conflict', { text: words.isAhead(ahead.version) });
    }
    const isFirst = others.every(({ standing }) => standing === 'WITHDRAWN');
    const made = { ...fitVersion(input, { isFirst, today: new Date() }), by: who.name };
    if (version === null) return writing.addVersion(store, key, made);
    if (!(await writing.changeVersion(store, key, version, made))) throw new Problem('conflict');
    return version;
  });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readDocuments, {
    async run({ who, services }) {
      const all = await services.records.asStaff(who.staffId, (db) =>
        Promise.all(documentKeys.map((key) => readVersions(officeStore(db), key))),
      );
      return {
        data: {
          documents: documentKeys.map((document, at) => {
            const { versions = [], audience = null } = all[at] ?? {};
            const ahead = aheadOf(versions);
            return { document, in_force: inForceOf(versions), ahead, audience };
          }),
        },
      };
    },
  }),

  handle(readDocument, {
    async run({ input: { document }, who, services }) {
      const [read, digest, history] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([
          readVersions(officeStore(db), document),
          documents.documentDigest(officeStore(db), document),
          documents.documentHistory(officeStore(db), document),
        ]),
      );
      return {
        data: {
          ...{ document, digest, ...read },
          history: history.map(({ id, at, staffName, before, after }) => ({
            ...{ id, at: at.toISOString(), staff_name: staffName, before, after },
          })),
        },
      };
    },
  }),

  handle(readDocumentVersion, {
    async run({ input: { document, version }, who, services }) {
      const found = await services.records.asStaff(who.staffId, async (db) => {
        const store = officeStore(db);
        const { versions } = await readVersions(store, document);
        const one = versions.find((each) => each.version === version) ?? null;
        return wholeOf(store, document, one);
      });
      if (found === null) throw new Problem('not_found');
      const { introHtml, sections } =
        document === 'guide' ? articleSections(found.body_html) : { introHtml: '', sections: [] };
      return { data: { version: found, intro_html: introHtml, sections: [...sections] } };
    },
  }),

  handle(readDocumentDraft, {
    async run({ input: { document }, who, services }) {
      const data = await services.records.asStaff(who.staffId, async (db) => {
        const store = officeStore(db);
        const { versions, audience } = await readVersions(store, document);
        const [ahead = null] = aheadOf(versions);
        return {
          ...{ document, audience, digest: await documents.documentDigest(store, document) },
          in_force: await wholeOf(store, document, inForceOf(versions)),
          ahead: await wholeOf(store, document, ahead),
        };
      });
      return { data };
    },
  }),

  handle(saveDocument, { run: async (call) => ({ data: { version: await save(call) } }) }),

  handle(withdrawDocument, {
    async run({ input: { document, digest, version }, who, services }) {
      await services.records.asStaff(who.staffId, async (db) => {
        const store = officeStore(db);
        assertAhead(await lock(store, document, digest), version);
        if (await writing.withdrawVersion(store, document, version)) return;
        throw new Problem('conflict');
      });
      return {};
    },
  }),
];
