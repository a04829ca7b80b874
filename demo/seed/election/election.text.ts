/** What the elections of the demo cooperative have in common. */
import type { Day } from '../../../core/days.ts';

type Code = 'CHAIR' | 'COMMITTEE' | 'AUDITOR' | 'DELEGATE';

export interface DemoCandidate {
  readonly code: Code;
  readonly number: number;
  readonly name: string;
  /** Left out: stands for all zones. */
  readonly zone?: number;
  readonly unit: string;
  readonly bio: string;
  /** Of the election that is over. */
  readonly votes?: number;
  readonly elected?: boolean;
}

export interface DemoElection {
  /** The day on which votes are cast; its year is the election's. */
  readonly votesOn: Day;
  /** Where the pictures of its candidates lie. */
  readonly photos: string;
  readonly title: string;
  readonly status: 'CAMPAIGN' | 'RESULT';
  readonly note: string;
  /** First days of the states, and the day of the announcement; votes are cast on one day. */
  readonly days: { readonly application: Day; readonly campaign: Day; readonly announced: Day };
  readonly steps: readonly (readonly [from: Day, to: Day, text: string])[];
  readonly positions: readonly (readonly [code: Code, name: string, seats: number])[];
  readonly candidates: readonly DemoCandidate[];
  readonly turnouts?: readonly {
    readonly code: Code;
    readonly eligible: number;
    readonly ballots: number;
    readonly spoiled: number;
    readonly noVote: number;
  }[];
}

/** Of the common era. */
export const yearOf = ({ votesOn }: Pick<DemoElection, 'votesOn'>): number =>
  Number(votesOn.slice(0, 4));

const mapAt = (north: string, east: string) =>
  `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`;

/** Zones of both elections. Which agency belongs to which stands in `voters.ts`. */
export const zones = [
  {
    name: 'เขต 1 สำนักงานเขตพื้นที่และข้าราชการบำนาญ',
    place: 'สำนักงานสหกรณ์ ชั้น 1 ห้องประชุมใหญ่',
    map: mapAt('16.4322', '102.8236'),
  },
  {
    name: 'เขต 2 โรงเรียนในอำเภอเมือง',
    place: 'หอประชุมโรงเรียนตัวอย่างวิทยา',
    map: mapAt('16.4391', '102.8312'),
  },
  {
    name: 'เขต 3 โรงเรียนต่างอำเภอ',
    place: 'หอประชุมสำนักงานเขตพื้นที่การศึกษาประถมศึกษาตัวอย่าง เขต 1',
    map: mapAt('16.4277', '102.8410'),
  },
  {
    name: 'เขต 4 โรงพยาบาลและสาธารณสุข',
    place: 'ห้องประชุมโรงพยาบาลเมืองตัวอย่าง ชั้น 2',
    map: mapAt('16.4406', '102.8198'),
  },
] as const;

export const reasons = {
  associate: 'เป็นสมาชิกสมทบ ซึ่งข้อบังคับไม่ให้สิทธิออกเสียงเลือกตั้ง',
  left: 'พ้นจากสมาชิกภาพแล้ว',
} as const;

/** Where candidates work. */
export const units = {
  hospital: 'โรงพยาบาลเมืองตัวอย่าง',
  school: 'โรงเรียนตัวอย่างวิทยา',
} as const;
