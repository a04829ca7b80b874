/** Terms, policies and the guide in their versions, written in the office (D-19, D-30, D-34). */
import * as z from 'zod/mini';
import { lineOfWords, wordsShape } from '../../../api/agency/words.ts';
import { articleMarkup } from '../../../api/article-markup.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { plausibleDayShape } from '../../../api/office/plausible-day.ts';
import { exampleAhead, exampleBody, exampleDigest, exampleVersion } from './example.text.ts';
import { documentLimits } from './limits.ts';
import {
  changeShape,
  digestShape,
  documentRead,
  documentShape,
  largestDocument,
  versionNameShape,
  versionShape,
  wholeVersionShape,
} from './shapes.ts';

const { roles } = officeRooms.documents;

const audience = z.nullable(z.number());

/** Every document: what is in force, and what lies ahead. */
export const readDocuments = endpoint({
  name: 'office.documents',
  method: 'GET',
  path: '/api/office/documents',
  wing: 'office',
  who: 'office',
  roles,
  audit: documentRead,
  summary: 'ข้อกำหนด นโยบาย และคู่มือทั้งหมด',
  input: z.strictObject({}),
  data: z.object({
    documents: z.array(
      z.object({
        document: documentShape,
        in_force: z.nullable(versionShape),
        /** Those of the nearest day first. */
        ahead: z.array(versionShape),
        /** How many are asked; null where nobody can count them. */
        audience,
      }),
    ),
  }),
  example: {
    documents: [
      { document: 'terms', in_force: exampleVersion, ahead: [exampleAhead], audience: 500 },
    ],
  },
});

/** All versions of a document, and what staff did to them. */
export const readDocument = endpoint({
  name: 'office.documents.one',
  method: 'GET',
  path: '/api/office/documents/:document',
  wing: 'office',
  who: 'office',
  roles,
  audit: documentRead,
  summary: 'ฉบับทั้งหมดของเอกสารหนึ่ง',
  input: z.strictObject({ document: documentShape }),
  data: z.object({
    document: documentShape,
    digest: z.string(),
    /** Newest first. */
    versions: z.array(versionShape),
    audience,
    /** Newest first. */
    history: z.array(changeShape),
  }),
  example: {
    ...{ document: 'terms', digest: exampleDigest, audience: 500 },
    ...{ versions: [exampleAhead, exampleVersion], history: [] },
  },
});

/** One version, whole. */
export const readDocumentVersion = endpoint({
  name: 'office.documents.version',
  method: 'GET',
  path: '/api/office/documents/:document/versions/:version',
  wing: 'office',
  who: 'office',
  roles,
  audit: documentRead,
  summary: 'ฉบับหนึ่งของเอกสารตามที่ผู้อ่านเห็น',
  input: z.strictObject({ document: documentShape, version: versionNameShape }),
  data: z.object({
    version: wholeVersionShape,
    /** Of the guide, as agencies read it. */
    intro_html: z.string(),
    sections: z.array(z.object({ title: z.string(), html: z.string() })),
  }),
  example: {
    version: { ...exampleVersion, body_html: exampleBody },
    ...{ intro_html: '', sections: [] },
  },
});

/** What a writer begins from: the version in force, or the next one ahead. */
export const readDocumentDraft = endpoint({
  name: 'office.documents.draft',
  method: 'GET',
  path: '/api/office/documents/:document/draft',
  wing: 'office',
  who: 'office',
  roles,
  audit: documentRead,
  summary: 'ฉบับที่ใช้อยู่และฉบับที่รออยู่สำหรับเขียนต่อ',
  input: z.strictObject({ document: documentShape }),
  data: z.object({
    document: documentShape,
    digest: z.string(),
    in_force: z.nullable(wholeVersionShape),
    ahead: z.nullable(wholeVersionShape),
    audience,
  }),
  example: {
    ...{ document: 'terms', digest: exampleDigest, audience: 500, ahead: null },
    in_force: { ...exampleVersion, body_html: exampleBody },
  },
});

/** Keeps a further version, or puts other words in the place of the one ahead. */
export const saveDocument = endpoint({
  name: 'office.documents.save',
  method: 'POST',
  path: '/api/office/documents/save',
  wing: 'office',
  who: 'office',
  roles,
  confirmed: true,
  largestBody: largestDocument,
  audit: { entry: 'office.documents.saved', target: ['document', 'effective_on'] },
  summary: 'บันทึกฉบับใหม่ หรือแก้ฉบับที่ยังไม่ถึงวันใช้',
  input: z.strictObject({
    document: documentShape,
    /** As it was read: if it is another by now, nothing is done. */
    digest: digestShape,
    /** One ahead; null: a further one. */
    version: z.nullable(versionNameShape),
    title: lineOfWords(documentLimits.title),
    /** Cut down to the readers' list by the server. */
    body_html: articleMarkup(documentLimits.body),
    effective_on: plausibleDayShape,
    change_summary: wordsShape({ most: documentLimits.summary }),
  }),
  data: z.object({ version: z.string() }),
  example: { version: '2' },
});

/** Takes a version back before its day; it stays on record. */
export const withdrawDocument = endpoint({
  name: 'office.documents.withdraw',
  method: 'POST',
  path: '/api/office/documents/withdraw',
  wing: 'office',
  who: 'office',
  roles,
  confirmed: true,
  audit: { entry: 'office.documents.withdrawn', target: ['document', 'version'] },
  summary: 'ถอนฉบับที่ยังไม่ถึงวันใช้',
  input: z.strictObject({
    document: documentShape,
    digest: digestShape,
    version: versionNameShape,
  }),
  data: z.undefined(),
  example: undefined,
});
