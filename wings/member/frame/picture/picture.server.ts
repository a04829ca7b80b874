/** Takes the member's own picture and shows it to nobody else (D-35, T16). */
import { randomBytes } from 'node:crypto';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { reportRateLimit } from '../../../../api/rate-limit/too-many.server.ts';
import { pictureFault } from '../../../../core/picture/picture-head.ts';
import { Unusable } from '../../../../intake/uploads/limited-program.ts';
import { type Area, develop } from '../../../../intake/uploads/picture/develop.ts';
import {
  savePicture as keepPicture,
  pictureName,
  pictureOf,
  removePicture as takePictureAway,
} from '../../../../records/pictures.ts';
import type { Services } from '../../../../records/services.ts';
import type { Budgets } from '../../../../runtime/budgets.ts';
import { QueueFull } from '../../../../runtime/fair-queue.ts';
import { Limit, type Take } from '../../../../runtime/rate-limit.ts';
import { readPicture, readPictureContent, removePicture, savePicture } from './picture.api.ts';
import { answers, faults } from './picture.text.ts';

const handle = handlersOn<Services>();

/** Uploads of one member in an hour. */
const limit = new Limit('own pictures', 20, 60 * 60);

const refused = (fault: keyof typeof faults): Problem =>
  new Problem('bad_input', {
    fields: [{ field: fault === 'area' ? 'croppedAreaPixels' : 'image', message: faults[fault] }],
  });

const dataUrl = /^data:image\/(?:jpeg|png);base64,/;

/** The bytes behind a data URL, judged by what they are. Throws Problem. */
function bytesOf(image: string): Buffer {
  const head = dataUrl.exec(image.slice(0, 30))?.[0];
  if (head === undefined) throw refused('kind');
  const bytes = Buffer.from(image.slice(head.length), 'base64');
  const fault = pictureFault(bytes);
  if (fault !== undefined) throw refused(fault);
  return bytes;
}

/** Gives what is given back where it was no try. */
async function consumeAttempt(budgets: Budgets, memberNo: string): Promise<readonly Take[]> {
  const takes: readonly Take[] = [[limit, memberNo]];
  await reportRateLimit(budgets.take(takes), ({ minutes }) => answers.tooMany(minutes));
  return takes;
}

interface Sent {
  readonly memberNo: string;
  readonly bytes: Buffer;
  readonly area: Area;
  readonly takes: readonly Take[];
}

async function madeAnew(budgets: Budgets, { memberNo, bytes, area, takes }: Sent): Promise<Buffer> {
  return develop(memberNo, bytes, area).catch(async (error: unknown) => {
    if (error instanceof Unusable) throw refused('broken');
    // What fails because of us, or of others who send, costs no try.
    await budgets.giveBack(takes);
    if (error instanceof QueueFull) throw new Problem('overloaded', { text: answers.busy });
    throw error;
  });
}

const urlOf = (name: string): string => `${readPicture.path}/${name}`;

export const handlers: readonly Handler<Services>[] = [
  handle(savePicture, {
    async run({ input, who, services }) {
      const { memberNo } = who;
      const { records, budgets } = services;
      const takes = await consumeAttempt(budgets, memberNo);
      const { croppedAreaPixels: area } = input;
      const { width, height } = area;
      if (width < 1 || height < 1) throw refused('area');
      const content = await madeAnew(budgets, {
        ...{ memberNo, bytes: bytesOf(input.image), area, takes },
      });
      const name = randomBytes(16).toString('hex');
      await records.asMember(memberNo, (db) => keepPicture(db, { name, content }));
      const { saved } = answers;
      return { rc_des: saved, messages: saved, data: { url: urlOf(name) } };
    },
  }),

  handle(readPicture, {
    async run({ who, services }) {
      const name = await services.records.readAsMember(who.memberNo, pictureName);
      return { data: { url: name === undefined ? null : urlOf(name) } };
    },
  }),

  handle(readPictureContent, {
    async run({ input, who, services }) {
      const content = await services.records.readAsMember(who.memberNo, (db) =>
        pictureOf(db, input.name),
      );
      if (content === undefined) throw new Problem('not_found');
      return { data: { type: 'image/jpeg' as const, base64: content.toString('base64') } };
    },
  }),

  handle(removePicture, {
    async run({ who, services }) {
      await services.records.asMember(who.memberNo, takePictureAway);
      return { rc_des: answers.removed, messages: answers.removed };
    },
  }),
];
