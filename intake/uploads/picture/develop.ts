/** Has pictures made anew within limits of time and memory (T16). */
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { limitedProgram } from '../limited-program.ts';

/** In pixels of the upright picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const program = fileURLToPath(new URL('./make-anew.ts', import.meta.url));
const siteProgram = fileURLToPath(new URL('./make-renditions.ts', import.meta.url));
/** A picture takes half a second; on a machine with much else to do, ten times that and more. */
const limits = { longestMs: 15_000, heapMb: 64, mostMemoryKb: 1_000_000 } as const;

/** Members' and agencies' apart, in bytes; a face of that size is ten times smaller. */
const face = limitedProgram(program, { ...limits, longestAnswer: 512 * 1024 - 1 });
const whole = limitedProgram(program, { ...limits, longestAnswer: 4 * 1024 * 1024 });

/**
 * The part of the member's picture as a JPEG of 512 by 512, without metadata. Throws Unusable or
 * Busy.
 */
export function develop(
  memberNo: string,
  picture: Buffer,
  { x, y, width, height }: Area,
): Promise<Buffer> {
  return face(memberNo, picture, [x, y, width, height].map(String));
}

/**
 * All of an agency's picture as a JPEG without metadata, its longer side 2,000 at most. Throws as
 * above.
 */
export const developWhole = (agencyNo: string, picture: Buffer): Promise<Buffer> =>
  whole(agencyNo, picture, []);

export interface SitePicture {
  readonly jpeg: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** WebP, the narrowest first; the last one has the picture's own width. */
  readonly renditions: readonly { readonly width: number; readonly content: Buffer }[];
}

const rendered = limitedProgram(siteProgram, {
  ...limits,
  longestAnswer: 16 * 1024 * 1024,
});
const answerShape = z.strictObject({
  jpeg: z.string(),
  width: z.number(),
  height: z.number(),
  renditions: z.array(z.strictObject({ width: z.number(), webp: z.string() })),
});

/** All of a picture for the public site, in the widths that pages show. Throws as above. */
export async function developForSite(staffId: string, picture: Buffer): Promise<SitePicture> {
  const answer = await rendered(staffId, picture, []);
  const { jpeg, width, height, renditions } = z.parse(answerShape, JSON.parse(answer.toString()));
  const read = (text: string) => Buffer.from(text, 'base64');
  return {
    ...{ jpeg: read(jpeg), width, height },
    renditions: renditions.map((one) => ({ width: one.width, content: read(one.webp) })),
  };
}
