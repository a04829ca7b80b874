/** How this room's endpoints answer each kind of caller, and what they leave in the audit log. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import {
  greyPixel,
  type MatrixRows,
  ofSubject,
  unknownInput,
} from '../../../tools/endpoints/tests/rows.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };
const upload = {
  image: greyPixel,
  name: 'dot.png',
  croppedArea: { ...whole, width: 100, height: 100 },
  croppedAreaPixels: whole,
};

export const matrixRows: MatrixRows = {
  'member.picture_save': {
    mine: () => ({ as: '000123', input: upload, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [
      { input: { ...upload, image: 'data:image/gif;base64,R0lGODlh' }, field: 'image' },
      { input: { ...upload, image: 7 }, field: 'image' },
      { input: { ...upload, name: 'x'.repeat(301) }, field: 'name' },
      { input: { ...upload, croppedArea: undefined }, field: 'croppedArea' },
      {
        input: { ...upload, croppedAreaPixels: { ...whole, width: 0 } },
        field: 'croppedAreaPixels',
      },
      {
        input: { ...upload, croppedAreaPixels: { ...whole, x: '0' } },
        field: 'croppedAreaPixels.x',
      },
      { input: { ...upload, membership_no: '000456' }, field: 'membership_no' },
    ],
  },
  'member.picture': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
  'member.picture_content': {
    mine: ({ pictureName }) => ({
      as: '000222',
      input: { name: pictureName },
      status: 200,
      rc: '1',
    }),
    notMine: ({ pictureName }) => ({
      as: '000123',
      input: { name: pictureName },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { name: 'me.jpg' }, field: 'name' },
      { input: { name: 'a'.repeat(33) }, field: 'name' },
    ],
  },
  'member.picture_remove': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
  'member.sign_out': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
  'member.check_session': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: 'visitor', input: {}, status: 400, code: 'session_invalid' }),
    malformed: [unknownInput],
  },
  'member.check_terms': {
    mine: () => ({ as: '000456', input: {}, status: 200, rc: '0' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
  'member.last_update': {
    mine: () => ({ as: '000123', input: {}, status: 200, rc: '1' }),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
};

export const auditRows: AuditRows = {
  'member.picture_save': leaves('member.picture.save'),
  'member.picture_remove': leaves('member.picture.remove'),
};
