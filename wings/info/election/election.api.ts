import * as z from 'zod/mini';
import { proofShape } from '../../../api/captcha/captcha.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';
import { electionExample } from './election.example.api.ts';

const statusShape = z.enum(['UPCOMING', 'APPLICATION', 'CAMPAIGN', 'VOTING', 'CLOSED', 'RESULT']);
const codeShape = z.enum(['CHAIR', 'COMMITTEE', 'AUDITOR', 'DELEGATE']);

/** One election with all that is public of it. Years are of the Buddhist era. */
const electionShape = z.object({
  year_be: z.number(),
  title: z.string(),
  status: statusShape,
  note: z.string(),
  calendar: z.array(z.object({ from: dayShape, to: dayShape, text: z.string() })),
  positions: z.array(z.object({ code: codeShape, name: z.string(), seats: z.number() })),
  zones: z.array(
    z.object({
      zone_no: z.number(),
      name: z.string(),
      polling_place: z.string(),
      map_url: z.nullable(z.string()),
    }),
  ),
  candidates: z.array(
    z.object({
      /** Numbers begin anew with each position. */
      position: codeShape,
      number: z.number(),
      name: z.string(),
      /** Null: stands for all zones. */
      zone: z.nullable(z.number()),
      unit: z.string(),
      photo: z.nullable(z.string()),
      bio: z.string(),
      video_url: z.nullable(z.string()),
    }),
  ),
  documents: z.array(
    z.object({ name: z.string(), url: z.string(), media_type: z.string(), bytes: z.number() }),
  ),
  /** Empty before RESULT. */
  results: z.array(
    z.object({ position: codeShape, number: z.number(), votes: z.number(), elected: z.boolean() }),
  ),
  /** Empty before RESULT. Ballot papers given out; of them spoiled and without a choice. */
  turnout: z.array(
    z.object({
      position: codeShape,
      eligible: z.number(),
      ballots: z.number(),
      spoiled: z.number(),
      no_vote: z.number(),
    }),
  ),
  /** All elections, the newest first. */
  years: z.array(z.object({ year_be: z.number(), title: z.string() })),
});

/** The newest election, or that of a year (R020; D-20). `data` is null before the first one. */
export const readElection = endpoint({
  name: 'info.election',
  method: 'GET',
  path: '/api/info/election',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'public content, the same for everybody' },
  summary: 'การสรรหาและเลือกตั้งคณะกรรมการดำเนินการ',
  input: z.strictObject({ year: z.optional(z.string().check(z.regex(/^2[4-9]\d{2}$/))) }),
  data: z.nullable(electionShape),
  example: electionExample,
});

const voterShape = z.object({
  name_masked: z.string(),
  unit: z.string(),
  zone: z.nullable(z.number()),
  zone_name: z.nullable(z.string()),
  polling_place: z.nullable(z.string()),
  map_url: z.nullable(z.string()),
  booth: z.nullable(z.number()),
  sequence: z.nullable(z.number()),
  eligible: z.boolean(),
  /** Why not; empty for who may vote. */
  reason: z.string(),
});

const voterExample = {
  name_masked: 'นางสาวสม••• ใจ•••',
  unit: 'โรงเรียนตัวอย่างวิทยา',
  zone: 2,
  zone_name: 'เขต 2 โรงเรียนในอำเภอเมือง',
  polling_place: 'หอประชุมโรงเรียนตัวอย่างวิทยา',
  map_url: 'https://www.openstreetmap.org/?mlat=16.43&mlon=102.83#map=17/16.43/102.83',
  booth: 2,
  sequence: 17,
  eligible: true,
  reason: '',
};

/** Whether a member may vote, and where, for number and birth date that are both right (D-20). */
export const checkVote = endpoint({
  name: 'info.election_check',
  method: 'POST',
  path: '/api/info/election/check',
  wing: 'info',
  who: 'visitor',
  repeat: 'look',
  audit: { entry: 'info.election_check', target: 'membership_no' },
  summary: 'ตรวจสอบผู้มีสิทธิเลือกตั้ง',
  input: z.strictObject({
    membership_no: z.string().check(z.minLength(1), z.maxLength(20)),
    /** `15/08/2508` of the Buddhist era, or `1965-08-15`; a year in doubt is refused. */
    birth_date: z.string().check(z.minLength(1), z.maxLength(40)),
    ...proofShape,
  }),
  data: voterShape,
  example: voterExample,
});

/** The same for the signed-in member, without typing; null when the list does not name them. */
export const readOwnVote = endpoint({
  name: 'member.election',
  method: 'GET',
  path: '/api/member/election',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.election.read', label: 'election' },
  summary: 'สิทธิเลือกตั้งของสมาชิก',
  input: z.strictObject({}),
  data: z.nullable(voterShape),
  example: voterExample,
});
