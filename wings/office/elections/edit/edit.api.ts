/** Parts of an election, each saved as a whole against the version that was looked at. */
import * as z from 'zod/mini';
import { wordsShape } from '../../../../api/agency/words.ts';
import { manualStatuses } from '../dto/codes.ts';
import { partEndpoint } from '../dto/part-shapes.ts';
import {
  candidateShape,
  codeShape,
  daysShape,
  documentShape,
  lineShape,
  longest,
  numberShape,
  positionShape,
  reasonShape,
  stepShape,
  zoneShape,
} from '../dto/shapes.ts';

/** Title and note, and whether the public sees the election. */
export const saveParticulars = partEndpoint({
  name: 'office.elections.particulars',
  path: '/api/office/elections/particulars',
  entry: 'office.elections.particulars_saved',
  summary: 'บันทึกชื่อและคำชี้แจงของการเลือกตั้ง',
  fields: {
    title: lineShape(longest.title),
    note: wordsShape({ most: longest.note }),
    published: z.boolean(),
  },
});

/** Calendar, the days from which the state follows, and a state set by hand in its place. */
export const saveSchedule = partEndpoint({
  name: 'office.elections.schedule',
  path: '/api/office/elections/schedule',
  entry: 'office.elections.schedule_saved',
  summary: 'บันทึกปฏิทินและวันของการเลือกตั้ง',
  fields: {
    days: z.nullable(daysShape),
    manual: z.nullable(z.strictObject({ status: z.enum(manualStatuses), reason: reasonShape })),
    calendar: z.array(stepShape).check(z.maxLength(40)),
  },
});

export const savePositions = partEndpoint({
  name: 'office.elections.positions',
  path: '/api/office/elections/positions',
  entry: 'office.elections.positions_saved',
  summary: 'บันทึกตำแหน่งที่เลือกตั้ง',
  fields: { positions: z.array(positionShape).check(z.maxLength(4)) },
});

export const saveZones = partEndpoint({
  name: 'office.elections.zones',
  path: '/api/office/elections/zones',
  entry: 'office.elections.zones_saved',
  summary: 'บันทึกเขตและสถานที่เลือกตั้ง',
  fields: { zones: z.array(zoneShape).check(z.maxLength(100)) },
});

/** Adds a candidate, or changes the one that `was`. */
export const saveCandidate = partEndpoint({
  name: 'office.elections.candidate',
  path: '/api/office/elections/candidate',
  entry: 'office.elections.candidate_saved',
  summary: 'บันทึกผู้สมัคร',
  fields: {
    was: z.nullable(z.strictObject({ position: codeShape, number: numberShape })),
    candidate: candidateShape,
  },
});

export const removeCandidate = partEndpoint({
  name: 'office.elections.candidate_remove',
  path: '/api/office/elections/candidate_remove',
  entry: 'office.elections.candidate_removed',
  target: ['year', 'number'],
  summary: 'ลบผู้สมัคร',
  fields: { position: codeShape, number: numberShape },
});

export const saveDocuments = partEndpoint({
  name: 'office.elections.documents',
  path: '/api/office/elections/documents',
  entry: 'office.elections.documents_saved',
  summary: 'บันทึกเอกสารของการเลือกตั้ง',
  fields: { documents: z.array(documentShape).check(z.maxLength(40)) },
});
