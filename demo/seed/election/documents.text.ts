/** The papers of the elections; who stands and who won is read from the elections themselves. */
import { thaiDateLong } from '../../../core/thai-date.ts';
import { chairman } from '../../site/papers/notices.text.ts';
import type { FormWords, NoticeWords, ReportWords } from '../../site/papers/shapes.ts';
import type { DemoElection } from './election.text.ts';

export const candidateNotice = (election: DemoElection): NoticeWords => ({
  title: 'ประกาศรายชื่อและหมายเลขผู้สมัครรับเลือกตั้ง ประจำปี {year 2026-01-24}',
  issuedOn: '2025-11-14',
  number: 'สอ.ตย. 398/{year 2025-11-14}',
  parts: [
    'คณะกรรมการเลือกตั้งตรวจคุณสมบัติผู้สมัครแล้ว จึงประกาศรายชื่อและหมายเลขผู้สมัครดังนี้',
    ...election.positions.flatMap(([code, name, seats]) => [
      `${name} จำนวน ${seats} ตำแหน่ง`,
      {
        table: [
          ['หมายเลข', 'ชื่อ-สกุล', 'หน่วยงาน', 'เขต'],
          ...election.candidates
            .filter((one) => one.code === code)
            .map(({ number, name: who, unit, zone }) => [
              String(number),
              who,
              unit,
              zone === undefined ? 'ทุกเขต' : String(zone),
            ]),
        ],
        widths: [2, 5, 6, 2],
      },
    ]),
    election.note,
  ],
  closing: 'จึงประกาศให้ทราบโดยทั่วกัน',
  signer: chairman,
});

export const boothChange: FormWords = {
  title: 'คำขอเปลี่ยนหน่วยเลือกตั้ง ประจำปี {year 2026-01-24}',
  code: 'แบบ ลต.2',
  issuedOn: '2025-11-14',
  intro: 'ยื่นที่สำนักงานสหกรณ์หรือผู้ประสานงานประจำหน่วย ตั้งแต่วันที่ {days 2025-12-15 2025-12-26}',
  sections: [
    {
      title: '1. ผู้มีสิทธิเลือกตั้ง',
      rows: [
        { fields: ['ข้าพเจ้า (นาย/นาง/นางสาว)|2', 'เลขทะเบียน'] },
        { fields: ['หน่วยงาน|2', 'โทรศัพท์'] },
      ],
    },
    {
      title: '2. ขอเปลี่ยนที่ลงคะแนน',
      rows: [
        'เขตที่มีชื่ออยู่เดิม',
        { checks: ['เขต 1', 'เขต 2', 'เขต 3', 'เขต 4'] },
        'ขอไปลงคะแนนที่',
        { checks: ['เขต 1', 'เขต 2', 'เขต 3', 'เขต 4'] },
        { fields: ['เหตุที่ขอเปลี่ยน'] },
      ],
    },
    {
      title: '3. สำหรับเจ้าหน้าที่',
      rows: [{ checks: ['แก้บัญชีรายชื่อแล้ว', 'ไม่อนุญาต เพราะ'] }, { fields: ['วันที่'] }],
    },
  ],
  signatures: ['ผู้ขอ', 'เจ้าหน้าที่ผู้รับคำขอ'],
};

export const observer: FormWords = {
  title: 'หนังสือแต่งตั้งผู้สังเกตการณ์นับคะแนน ประจำปี {year 2026-01-24}',
  code: 'แบบ ลต.3',
  issuedOn: '2025-11-14',
  intro: 'ผู้สมัครแต่งตั้งสมาชิกเป็นผู้สังเกตการณ์ได้หน่วยละ 1 คน ยื่นก่อนเปิดลงคะแนน',
  sections: [
    {
      title: '1. ผู้สมัคร',
      rows: [
        { fields: ['ข้าพเจ้า (นาย/นาง/นางสาว)|2', 'เลขทะเบียน'] },
        { checks: ['ประธานกรรมการ', 'กรรมการดำเนินการ', 'ผู้ตรวจสอบกิจการ'] },
        { fields: ['หมายเลข', 'โทรศัพท์|2'] },
      ],
    },
    {
      title: '2. ผู้สังเกตการณ์',
      rows: [
        { fields: ['ชื่อ-สกุล|2', 'เลขทะเบียน'] },
        { fields: ['ประจำหน่วยเลือกตั้ง'] },
        'ผู้สังเกตการณ์ดูการนับคะแนนและทักท้วงเป็นหนังสือได้ แต่จะจับต้องบัตรเลือกตั้งไม่ได้',
      ],
    },
  ],
  signatures: ['ผู้สมัคร', 'ผู้สังเกตการณ์', 'ประธานกรรมการประจำหน่วย'],
};

const whole = (count: number): string => count.toLocaleString('en-US');

/** Chapters follow the posts; turnout and votes are those that the page shows. */
export function resultReport(election: DemoElection): ReportWords {
  const { title: named, steps, positions, candidates, turnouts = [] } = election;
  const [issuedOn = ''] = steps.at(-1) ?? [];
  return {
    title: `รายงานผล${named}`,
    issuedOn,
    lead: `คณะกรรมการเลือกตั้งนับคะแนนโดยเปิดเผยและประกาศผลเมื่อวันที่ ${thaiDateLong(issuedOn)}`,
    chapters: positions.map(([code, name, seats]) => {
      const standing = candidates.filter((one) => one.code === code);
      const turnout = turnouts.find((one) => one.code === code);
      return {
        title: `${name} ${seats} ตำแหน่ง`,
        parts: [
          {
            table: [
              ['หมายเลข', 'ชื่อ-สกุล', 'คะแนน', 'ผล'],
              ...standing.map(({ number, name: who, votes = 0, elected }) => [
                ...[String(number), who, whole(votes), elected ? 'ได้รับเลือกตั้ง' : ''],
              ]),
            ],
            widths: [2, 5, 2, 3],
          },
          ...(turnout
            ? [
                `ผู้มีสิทธิ ${whole(turnout.eligible)} คน มาใช้สิทธิ ${whole(turnout.ballots)} คน ` +
                  `บัตรเสีย ${whole(turnout.spoiled)} ใบ ไม่ประสงค์ลงคะแนน ${whole(turnout.noVote)} ใบ`,
              ]
            : []),
        ],
      };
    }),
  };
}
