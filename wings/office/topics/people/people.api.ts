import * as z from 'zod/mini';
import { lineOfWords } from '../../../../api/agency/words.ts';
import { endpoint } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { categoryShape, contentRead, idShape, stateShape, versionShape } from '../shapes.ts';
import { titleShape } from '../title-shape.ts';
import { exampleGroups, examplePerson } from './example.text.ts';

const { roles } = officeRooms.committee;

const orderShape = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const exampleOrder = 'd41d8cd98f00b204e9800998ecf8427e';

/** The persons of a group, as the public's page of its category shows them, and who was removed. */
export const readPeople = endpoint({
  name: 'office.committee',
  method: 'GET',
  path: '/api/office/committee',
  wing: 'office',
  who: 'office',
  roles,
  audit: contentRead,
  summary: 'กรรมการและเจ้าหน้าที่ที่แสดงบนเว็บไซต์',
  input: z.strictObject({
    /** Left out: the first one. */
    category: z.optional(categoryShape),
  }),
  data: z.object({
    /** Categories of persons, in the order of the site. */
    groups: z.array(z.object({ key: z.string(), name: z.string() })),
    /** Null: there is none. */
    group: z.nullable(z.string()),
    /** Of the order. */
    version: z.string(),
    people: z.array(
      z.object({
        ...{ id: z.string(), name: z.string(), position: z.string(), place: z.string() },
        ...{ term: z.string(), portrait_url: z.string(), state: stateShape },
        version: z.number(),
        /** A version was saved after the one that the public sees. */
        has_unpublished: z.boolean(),
        changed_at: z.nullable(z.string()),
        changed_by: z.string(),
      }),
    ),
    removed: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  example: {
    ...{ groups: exampleGroups, group: 'committee', version: exampleOrder },
    ...{ people: [examplePerson], removed: [] },
  },
});

/** Writes a person as a version of their topic, and shows it: a hidden one stays hidden. */
export const savePerson = endpoint({
  name: 'office.committee.save',
  method: 'POST',
  path: '/api/office/committee',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.committee.saved', target: ['category', 'id'] },
  summary: 'บันทึกและแสดงกรรมการหรือเจ้าหน้าที่',
  input: z.strictObject({
    category: categoryShape,
    /** Left out: somebody new. */
    id: z.optional(idShape),
    based_on: versionShape,
    person: z.strictObject({
      name: titleShape(200),
      position: titleShape(200),
      place: lineOfWords(300),
      term: lineOfWords(100),
      portrait_url: z
        .string()
        .check(z.maxLength(500), z.regex(/^(?:\/mediafiles\/images(?:\/[\w-][\w.-]*)+)?$/)),
    }),
  }),
  data: z.object({ id: z.string(), version: z.number() }),
  example: { id: '121', version: 2 },
});

/** Places the persons of a group, the first one first. */
export const placePeople = endpoint({
  name: 'office.committee.order',
  method: 'POST',
  path: '/api/office/committee/order',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.committee.ordered', target: 'category' },
  summary: 'จัดลำดับกรรมการหรือเจ้าหน้าที่',
  input: z.strictObject({
    category: categoryShape,
    version: orderShape,
    ids: z.array(idShape).check(z.minLength(1), z.maxLength(300)),
  }),
  data: z.object({ version: z.string() }),
  example: { version: exampleOrder },
});
