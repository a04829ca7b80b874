/** How this room's endpoints answer each kind of caller. */
import { showCode } from '../../../../core/codes/tracking-code.ts';
import { demoTrackingCode } from '../../../../demo/seed/demand.ts';
import {
  type MatrixRows,
  namesNobody,
  unknownInput,
} from '../../../../tools/endpoints/tests/rows.ts';

const complaint = {
  topic: 'ขอที่นั่งรอ',
  detail: 'หน้าเคาน์เตอร์มีที่นั่งรอไม่พอในวันสิ้นเดือน',
  category: 'SERVICE',
  anonymous: true,
  allow_publish: false,
};

export const matrixRows: MatrixRows = {
  'info.demand.list': {
    mine: () => ({ as: 'visitor', input: { category: 'LOAN' }, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [
      { input: { page: '0' }, field: 'page' },
      { input: { page: '1e3' }, field: 'page' },
      { input: { category: 'loan' }, field: 'category' },
      { input: { status: "CLOSED' OR '1'='1" }, field: 'status' },
      { input: { membership_no: '000123' }, field: 'membership_no' },
    ],
  },
  'info.demand.read': {
    mine: () => ({ as: 'visitor', input: { id: '1' }, status: 200, rc: '1' }),
    // The first private case of the demo stands behind its ten published ones.
    notMine: () => ({ as: 'visitor', input: { id: '11' }, status: 404, code: 'not_found' }),
    malformed: [
      { input: { id: '-1' }, field: 'id' },
      { input: { id: '1 OR 1=1' }, field: 'id' },
      { input: { id: '9'.repeat(19) }, field: 'id' },
    ],
  },
  'info.demand.targets': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
  'info.demand.file': {
    mine: () => ({ as: 'visitor', input: complaint, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [
      { input: { ...complaint, topic: '' }, field: 'topic' },
      { input: { ...complaint, detail: 'สั้น' }, field: 'detail' },
      { input: { ...complaint, detail: 'ก'.repeat(2001) }, field: 'detail' },
      { input: { ...complaint, category: 'บริการ' }, field: 'category' },
      { input: { ...complaint, anonymous: 'yes' }, field: 'anonymous' },
      { input: { ...complaint, anonymous: false, email: 'x' }, field: 'email' },
      { input: { ...complaint, status: 'ANSWERED' }, field: 'status' },
      { input: { ...complaint, published_body: 'x' }, field: 'published_body' },
    ],
  },
  'info.demand.track': {
    mine: () => ({
      as: 'visitor',
      input: { code: showCode(demoTrackingCode) },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'visitor',
      input: { code: '0'.repeat(28) },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: {}, field: 'code' },
      { input: { code: 'x'.repeat(201) }, field: 'code' },
      { input: { code: demoTrackingCode.slice(1) }, field: 'code' },
      { input: { code: demoTrackingCode, id: '11' }, field: 'id' },
    ],
  },
};
