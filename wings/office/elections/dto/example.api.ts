/** A complete, true-looking election of the office. */
import type * as z from 'zod/mini';
import type { electionShape, headShape } from './answer-shapes.ts';

const nobody = { version: 0, by: '', at: '' };
const registry = { version: 3, by: 'วรรณา ทะเบียนดี', at: '2026-11-20T03:00:00.000Z' };

export const exampleHead: z.output<typeof headShape> = {
  year: '2570',
  title: 'การเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 68 ประจำปี 2570',
  status: 'CLOSED',
  published: true,
  next_on: null,
  next_status: null,
  count: 'SUBMITTED',
};

export const exampleElection: z.output<typeof electionShape> = {
  head: exampleHead,
  stays: 'PUBLIC',
  version: 18,
  note: 'ลงคะแนนในวันประชุมใหญ่สามัญประจำปี',
  days: {
    application: '2026-10-01',
    campaign: '2026-10-20',
    voting: '2026-11-20',
    voting_ends: '2026-11-20',
    announced: '2026-11-21',
  },
  manual: null,
  calendar: [
    { from: '2026-10-01', to: '2026-10-15', text: 'รับสมัคร' },
    { from: '2026-11-20', to: '2026-11-20', text: 'วันเลือกตั้ง' },
  ],
  positions: [{ code: 'CHAIR', name: 'ประธานกรรมการ', seats: 1 }],
  zones: [
    {
      zone_no: 1,
      name: 'เขต 1 สำนักงาน',
      polling_place: 'สำนักงานสหกรณ์ ชั้น 1',
      map_url: 'https://www.openstreetmap.org/?mlat=16.43&mlon=102.83',
    },
  ],
  candidates: [
    {
      position: 'CHAIR',
      number: 1,
      name: 'นายประสิทธิ์ มั่นคงดี',
      zone: null,
      unit: 'ข้าราชการบำนาญ',
      photo: null,
      bio: 'ตั้งใจรักษาเงินปันผลให้สม่ำเสมอ',
      video_url: null,
    },
    {
      position: 'CHAIR',
      number: 2,
      name: 'นางวิไลลักษณ์ เพียรสุข',
      zone: 1,
      unit: 'สำนักงานสาธารณสุขจังหวัดตัวอย่าง',
      photo: null,
      bio: '',
      video_url: 'https://video.example.com/2',
    },
  ],
  documents: [
    {
      name: 'ประกาศรับสมัคร',
      url: '/mediafiles/files/Office/0123456789abcdef0123456789abcdef/notice.pdf',
      media_type: 'application/pdf',
      bytes: 120_400,
    },
  ],
  voters: { total: 1200, eligible: 1150 },
  counts: [
    {
      version: 2,
      state: 'SUBMITTED',
      positions: [
        {
          position: 'CHAIR',
          eligible: 1150,
          ballots: 900,
          spoiled: 20,
          no_vote: 30,
          candidates: [
            { number: 1, votes: 500, elected: true },
            { number: 2, votes: 350, elected: false },
          ],
          lot: [],
        },
      ],
      reason: '',
      own: false,
      entered_by: 'วรรณา ทะเบียนดี',
      entered_at: '2026-11-20T12:00:00.000Z',
      decided_by: null,
      decided_at: null,
      return_reason: '',
    },
  ],
  versions: {
    particulars: registry,
    schedule: registry,
    positions: registry,
    zones: registry,
    candidates: registry,
    documents: nobody,
    voters: registry,
  },
};

export const exampleDeleted = [
  {
    ...{ year: '2571', title: 'การเลือกตั้งคณะกรรมการดำเนินการ ประจำปี 2571' },
    ...{ at: '2026-11-20T03:00:00.000Z', by: 'วรรณา ทะเบียนดี' },
  },
];

export const exampleHistory = [
  {
    id: '12',
    at: '2026-11-20T03:00:00.000Z',
    by: 'วรรณา ทะเบียนดี',
    kind: 'changed' as const,
    row: 'CHAIR',
    fields: [{ name: 'จำนวนที่เลือกได้', before: '1', after: '2' }],
  },
];
