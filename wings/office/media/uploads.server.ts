/** Uploads of the public site before those who may withdraw them (D-40). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import type { OfficeRoomKey } from '../../../api/office/office-rooms.ts';
import { Problem } from '../../../api/problem.ts';
import { fileAddress, pictureAddress, uploadIn } from '../../../core/media-address.ts';
import type { Db } from '../../../records/database.ts';
import * as uploads from '../../../records/office/uploads.ts';
import type { Services } from '../../../records/services.ts';
import { readUploads, withdrawUpload } from './uploads.api.ts';
import { uploadsText as text } from './uploads.text.ts';

const handle = handlersOn<Services>();
const perPage = 20;

function addressOf({ name, width, height, fileName, hasRenditions }: uploads.OfficeUpload): string {
  return width === null || height === null
    ? fileAddress(name, fileName)
    : pictureAddress({ name, width, height, hasRenditions });
}

const withdrawnOf = ({ withdrawnAt, withdrawnBy, withdrawnReason }: uploads.OfficeUpload) =>
  withdrawnAt === null
    ? null
    : { at: withdrawnAt.toISOString(), by: withdrawnBy ?? '', reason: withdrawnReason ?? '' };

/** Each with the places where it stands. */
async function present(db: Db, rows: readonly uploads.OfficeUpload[]) {
  const found = await uploads.uploadUses(
    db,
    rows.map(({ name }) => name),
  );
  return rows.map((row) => ({
    name: row.name,
    url: addressOf(row),
    kind: row.kind,
    file_name: row.fileName,
    media_type: row.mediaType,
    ...{ width: row.width, height: row.height, bytes: row.bytes },
    uploaded_at: row.uploadedAt.toISOString(),
    uploaded_by: row.uploadedBy,
    withdrawn: withdrawnOf(row),
    uses: found
      .filter(({ name }) => name === row.name)
      .map(({ place, rowKey, title }) => ({ room: place as OfficeRoomKey, key: rowKey, title })),
  }));
}

export const handlers: readonly Handler<Services>[] = [
  handle(readUploads, {
    async run({ input, who, services }) {
      const page = Number(input.page ?? 1);
      const typed = (input.q ?? '').normalize('NFC').trim();
      const question = { show: input.show ?? 'all', q: uploadIn(typed) ?? typed };
      return services.records.asStaff(who.staffId, async (db) => {
        const window = { limit: perPage, skip: (page - 1) * perPage };
        const { rows, total } = await uploads.officeUploads(db, { ...question, ...window });
        return { data: { items: await present(db, rows), page, per_page: perPage, total } };
      });
    },
  }),
  handle(withdrawUpload, {
    async run({ input: { name, reason }, who, services }) {
      return services.records.asStaff(who.staffId, async (db) => {
        const outcome = await uploads.withdrawUpload(db, name, reason);
        const stands = await uploads.officeUpload(db, name);
        if (stands === undefined) throw new Problem('not_found');
        if (outcome !== 'done') throw new Problem('conflict', { text: text.already });
        const [data] = await present(db, [stands]);
        if (data === undefined) throw new Error('an upload that was withdrawn is not there');
        return { data };
      });
    },
  }),
];
