/** The member's own picture (D-35). */
import type { Row } from '../row.ts';

const whole = { x: 0, y: 0, width: 1, height: 1 };
const upload = {
  // One grey pixel.
  image: [
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWX',
    'MAAAPoAAAD6AG1e1JrAAAADElEQVQImWPo6OgAAAM0AZmUse0HAAAAAElFTkSuQmCC',
  ].join(''),
  name: 'dot.png',
  croppedArea: { ...whole, width: 100, height: 100 },
  croppedAreaPixels: whole,
};
const unknown = { input: { membership_no: '000456' }, field: 'membership_no' };
const ofSubject = 'the subject is the session; no input names another';

export const pictureRows: Readonly<Record<string, Row>> = {
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
    malformed: [unknown],
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
    malformed: [unknown],
  },
};
