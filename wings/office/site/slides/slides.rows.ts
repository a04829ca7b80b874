/** How this list's endpoints answer each kind of caller. */
import { inRow, listRows } from '../../../../tools/endpoints/tests/list-rows.ts';

const fresh = {
  ...{ id: null, image_url: '/mediafiles/images/Slide/loan.svg', alt: '', title: 'ป้ายทดสอบ' },
  ...{ body: '', url: null, shown: true, focus_x: 'left', focus_y: 'top' },
};

export const { matrixRows, auditRows, raceRows } = listRows({
  name: 'office.slides',
  entry: 'office.slides.saved',
  table: 'slides',
  role: 'content',
  other: 'finance',
  fresh,
  malformed: [
    ...inRow(fresh, {
      ...{ image_url: 'https://example.com/x.jpg', alt: 'ก'.repeat(301), title: '' },
      ...{ url: 'javascript:alert(1)', focus_x: 'top', focus_y: 'left' },
    }),
    ...inRow(fresh, { image_url: '/mediafiles/images/../files/x' }),
  ],
});
