import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { lineShape, listEndpoints, mayBeEmpty, webLink } from '../list/shapes.ts';

/** Links to others at the foot of the front page. */
export const { read: readLinks, save: saveLinks } = listEndpoints({
  name: 'office.links',
  entry: 'office.links.saved',
  path: '/api/office/links',
  roles: officeRooms.links.roles,
  summary: 'หน่วยงานที่เกี่ยวข้อง',
  fields: { name: lineShape(120), url: webLink, description: mayBeEmpty(300) },
  example: {
    name: 'กรมส่งเสริมสหกรณ์',
    url: 'https://www.cpd.go.th/',
    description: 'หน่วยงานที่กำกับดูแลสหกรณ์',
  },
});
