/** Has an uploaded picture made into the logo within limits of time and memory (T16). */
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { limitedProgram, Unusable } from '../limited-program.ts';
import { assertLogoFile, type LogoPictures, logoFaults, UnfitLogo } from './logo-picture.ts';

const program = fileURLToPath(new URL('./make-logo.ts', import.meta.url));
const limits = {
  ...{ longestMs: 15_000, heapMb: 64, mostMemoryKb: 1_000_000 },
  longestAnswer: 4 * 1024 * 1024,
} as const;
const make = limitedProgram(program, limits);

const picture = z.string().check(z.minLength(1));
const answerShape = z.union([
  z.strictObject({ fault: z.enum(logoFaults) }),
  z.strictObject({ png: picture, webp: picture, icon: picture }),
]);

/** Throws UnfitLogo for what is no logo, QueueFull where too many pictures wait. */
export async function developLogo(asker: string, bytes: Buffer): Promise<LogoPictures> {
  assertLogoFile(bytes);
  const made = await make(asker, bytes, []).catch((error: unknown) => {
    throw error instanceof Unusable ? new UnfitLogo('broken', error.message) : error;
  });
  const answer = z.parse(answerShape, JSON.parse(made.toString()));
  if ('fault' in answer) throw new UnfitLogo(answer.fault, answer.fault);
  const read = (text: string) => Buffer.from(text, 'base64');
  return { png: read(answer.png), webp: read(answer.webp), icon: read(answer.icon) };
}
