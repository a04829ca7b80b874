/** Takes pictures and files for the public site: judged by content, pictures made anew (T16). */
import { bytesOf } from '../../../api/agency/received/received.server.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import {
  largestUpload,
  readPictures,
  uploadFile,
  uploadPicture,
} from '../../../api/office/media.api.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { fileAddress, pictureAddress } from '../../../core/media-address.ts';
import { largestPicture, pictureFault } from '../../../core/picture/picture-head.ts';
import { Unusable } from '../../../intake/uploads/limited-program.ts';
import { documentKind } from '../../../intake/uploads/office-file/office-file.ts';
import { checkPdf } from '../../../intake/uploads/pdf/check-pdf.ts';
import { developForSite } from '../../../intake/uploads/picture/develop.ts';
import {
  dailyUploads,
  listPictures,
  saveMedia,
  UploadsUsedUp,
} from '../../../records/content/media.ts';
import type { Services } from '../../../records/services.ts';
import type { Budgets } from '../../../runtime/budgets.ts';
import { QueueFull } from '../../../runtime/fair-queue.ts';
import { Limit, type Take } from '../../../runtime/rate-limit.ts';
import { servedName } from './file-name.ts';
import { answers, fileFaults, pictureFaults } from './media.text.ts';

const handle = handlersOn<Services>();

/** Uploads of one member of staff in an hour. */
const limit = new Limit('uploads: staff', 300, 60 * 60);
/** Pages that a PDF of the site may have. */
const mostPages = 500;
const picturesOfPage = 24;

const refused = (message: string, field = 'file'): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

/** Seconds, of whoever has used up a day. */
const waitOfDay = { retryAfterSeconds: 60 * 60 };

/** Counts an upload; one that failed because of us, or of others who upload, costs none. */
async function asUpload<T>(budgets: Budgets, staffId: string, work: () => Promise<T>): Promise<T> {
  const takes: readonly Take[] = [[limit, staffId]];
  await reportRateLimit(budgets.take(takes), ({ minutes }) => answers.tooMany(minutes));
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    await budgets.giveBack(takes);
    if (error instanceof UploadsUsedUp) {
      throw new Problem('too_many', { text: answers.usedUp(dailyUploads), ...waitOfDay });
    }
    if (error instanceof QueueFull) throw new Problem('overloaded', { text: answers.busy });
    throw error;
  }
}

async function pictureOf(staffId: string, url: string) {
  const bytes = bytesOf(url, pictureFaults.bytes, largestPicture.bytes);
  const fault = pictureFault(bytes);
  if (fault !== undefined) throw refused(pictureFaults[fault]);
  return developForSite(staffId, bytes).catch((error: unknown) => {
    throw error instanceof Unusable ? refused(pictureFaults.broken) : error;
  });
}

async function documentOf(staffId: string, url: string, given: string) {
  const content = bytesOf(url, fileFaults.bytes, largestUpload);
  const isPdf = content.toString('latin1', 0, 5) === '%PDF-';
  const judged = isPdf ? await checkPdf(staffId, content, mostPages) : documentKind(content, given);
  if (typeof judged === 'string') throw refused(fileFaults[judged]);
  if ('fault' in judged) throw refused(fileFaults[judged.fault]);
  const { mediaType, ending } =
    'pages' in judged ? { mediaType: 'application/pdf', ending: 'pdf' } : judged;
  const fileName = servedName(given, ending);
  if (fileName === '') throw refused(fileFaults.name, 'name');
  return { content, mediaType, fileName, pages: 'pages' in judged ? judged.pages : undefined };
}

export const handlers: readonly Handler<Services>[] = [
  handle(uploadPicture, {
    run: ({ input, who, services }) =>
      asUpload(services.budgets, who.staffId, async () => {
        const { jpeg, ...made } = await pictureOf(who.staffId, input.file);
        const name = await services.records.asStaff(who.staffId, (db) =>
          saveMedia(db, { kind: 'IMAGE', mediaType: 'image/jpeg', content: jpeg, ...made }),
        );
        const { width, height } = made;
        const url = pictureAddress({ name, width, height, hasRenditions: true });
        return { data: { url, width, height } };
      }),
  }),
  handle(uploadFile, {
    run: ({ input, who, services }) =>
      asUpload(services.budgets, who.staffId, async () => {
        const made = await documentOf(who.staffId, input.file, input.name);
        const name = await services.records.asStaff(who.staffId, (db) =>
          saveMedia(db, { kind: 'FILE', ...made }),
        );
        const { content, mediaType, fileName, pages } = made;
        return {
          data: {
            url: fileAddress(name, fileName),
            name: fileName,
            media_type: mediaType,
            bytes: content.length,
            pages: pages ?? null,
          },
        };
      }),
  }),
  handle(readPictures, {
    async run({ input, who, services }) {
      const page = Number(input.page ?? '1');
      const { rows, total } = await services.records.asStaff(who.staffId, (db) =>
        listPictures(db, { limit: picturesOfPage, offset: (page - 1) * picturesOfPage }),
      );
      return {
        data: {
          pictures: rows.map((row) => ({
            ...{ url: pictureAddress(row), width: row.width, height: row.height },
          })),
          pages: Math.max(1, Math.ceil(total / picturesOfPage)),
        },
      };
    },
  }),
];
