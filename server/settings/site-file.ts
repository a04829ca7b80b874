/** Reads the cooperative's settings from `site.config.json` (R092; D-02). */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type AgencySettings, agencySettingsShape } from '../../api/agency/settings.ts';
import { type Site, siteShape } from '../../api/site.ts';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { type SecuritySettings, securityShape } from '../well-known/security-settings.ts';
import { linesOfJson } from './json-lines.ts';
import { settingsText as sentences } from './settings.text.ts';
import { type Issue, placesOf, whyOf } from './site-fault.ts';
import { siteFaultText as words } from './site-faults.text.ts';

/** The file is missing, no JSON, or holds something else than it should; the message says where. */
export class BadSiteFile extends PlainFault {
  constructor(detail: string) {
    super(sentences.badSiteFile(detail));
  }
}

/** What everybody may know, and what stands beside it in the file. */
const fileShape = z.extend(siteShape, {
  agency: agencySettingsShape,
  /** A picture, by its path from where the server starts. */
  logo: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  security: z.optional(securityShape),
});
type SiteFile = z.output<typeof fileShape>;

interface Read {
  readonly content: SiteFile;
  /** A fault of one setting, by its path, with its line and its value. */
  readonly refuse: (path: readonly PropertyKey[], why: string) => BadSiteFile;
}

const longestValue = 60;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], content);
}

/** Says a fault by its line, its name and what stands there: `agency.detail = "ful": why`. */
function placed(text: string, content: unknown) {
  const { lines } = linesOfJson(text);
  return (path: readonly PropertyKey[], why: string): string => {
    const name = path.join('.');
    const value = valueAt(content, path);
    // What is missing is missed where its surroundings stand.
    const ancestors = path.map((_, at) => path.slice(0, path.length - at).join('.'));
    const line = [...ancestors, ''].map((one) => lines.get(one)).find(Boolean) ?? 1;
    const isShown = value !== undefined && typeof value !== 'object';
    return words.place(line, name, isShown ? shown(value) : '', why);
  };
}

function parsed(named: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { fault } = linesOfJson(text);
    const why = fault === undefined ? String(error) : words.jsonPlace(fault.line, fault.found);
    throw new BadSiteFile(words.notJson(named, why));
  }
}

async function readFileOf(path: string): Promise<Read> {
  const named = `SITE_CONFIG=${path}`;
  const raw = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BadSiteFile(words.unreadable(named, error.code ?? error.message));
  });
  // Editors of Windows begin a text with a mark that is none of it.
  const text = raw.replace(/^\ufeff/, '');
  const parsedFile = parsed(named, text);
  const describe = placed(text, parsedFile);
  const file = z.safeParse(fileShape, parsedFile);
  if (file.success) {
    const refuse: Read['refuse'] = (at, why) => new BadSiteFile(`${named}: ${describe(at, why)}`);
    return { content: file.data, refuse };
  }
  const faults = file.error.issues.flatMap((issue: Issue) =>
    placesOf(issue).map((at) => describe(at, whyOf(issue, valueAt(parsedFile, at)))),
  );
  throw new BadSiteFile(`${named}: ${faults.join('\n')}`);
}

/**
 * The cooperative as every visitor may know it: it goes out with each page, so what is for agencies
 * is not in it. Throws BadSiteFile: file, line, setting, value and reason, of either part.
 */
export async function readSite(path: string): Promise<Site> {
  const { agency: _, logo: __, security: ___, ...site } = (await readFileOf(path)).content;
  return site;
}

interface LogoSetting {
  readonly path: string;
  /** The fault of the picture, said of the setting that names it. */
  readonly refuse: (why: string) => BadSiteFile;
}

/** Where the settings say that the logo lies; undefined: they do not. Throws as `readSite` does. */
export async function readLogoSetting(path: string): Promise<LogoSetting | undefined> {
  const { content, refuse } = await readFileOf(path);
  if (content.logo === undefined) return undefined;
  return { path: content.logo, refuse: (why) => refuse(['logo'], why) };
}

/** Whom to tell of a weakness; undefined: nobody is named. Throws as `readSite` does. */
export async function readSecurity(path: string): Promise<SecuritySettings | undefined> {
  return (await readFileOf(path)).content.security;
}

const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The last of a PNG: a piece without content, by its name and check sum. */
const pngEnds = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const largestSignature = 300_000;

/** What keeps a picture from standing in a letter; undefined: nothing. */
async function signatureFault(image: string): Promise<string | undefined> {
  const bytes = await readFile(image).catch(() => undefined);
  if (bytes === undefined) return words.noFile(resolve(image));
  if (bytes.length > largestSignature) return words.signatureLarge;
  const begins = bytes.subarray(0, pngBegins.length).equals(pngBegins);
  const ends = bytes.subarray(-pngEnds.length).equals(pngEnds);
  return begins && ends ? undefined : words.signatureKind;
}

/** The settings for agencies out of the same file. Throws as `readSite` does. */
export async function readAgencySettings(path: string): Promise<AgencySettings> {
  const { content, refuse } = await readFileOf(path);
  const image = content.agency.letter.signature_image;
  // A letter never goes out without the signature that the settings promise.
  const fault = image === undefined ? undefined : await signatureFault(image);
  if (fault === undefined) return content.agency;
  throw refuse(['agency', 'letter', 'signature_image'], fault);
}
