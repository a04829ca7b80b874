import * as z from 'zod/mini';
import { publicContent } from '../../../../api/audit.ts';
import { endpoint } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { menuSigns } from '../../../../shell/frame/menu-signs.ts';
import { savingOf } from '../list/shapes.text.ts';
import { lineShape, mayBeEmpty, rowId, webLink } from '../list/shapes.ts';

/** Of items and of sub-items, one behind the other. */
const treeVersion = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const most = { items: 30, subItems: 50 } as const;

const subFields = {
  name: lineShape(80),
  url: webLink,
  description: mayBeEmpty(200),
  shown: z.boolean(),
};
const itemFields = {
  /** The specification's `manu_name` and `manu_name_eng`. */
  name: lineShape(40),
  name_en: mayBeEmpty(40),
  url: webLink,
  /** A drawing's name; '' is none. */
  icon: z.enum(['', ...menuSigns]),
  /** 'main' items stand in the top bar. */
  type: z.enum(['main', 'other']),
  /** It opens its sub-items; without any it says that there are none yet. */
  is_parent: z.boolean(),
  shown: z.boolean(),
  /** Wings in which it stands, set apart by blanks. */
  used_in: z.string().check(z.regex(/^(?:info|member|agency)(?: (?:info|member|agency)){0,2}$/)),
};
/** What a change tells of an item or a sub-item; what the other kind alone has is left out. */
const changed = z.object({
  ...subFields,
  id: z.string(),
  name_en: z.optional(z.string()),
  icon: z.optional(z.string()),
  type: z.optional(z.string()),
  is_parent: z.optional(z.boolean()),
  used_in: z.optional(z.string()),
  /** Of a sub-item: the number of the item above it. */
  menu: z.optional(z.string()),
  /** Its place among those beside it, from 0. */
  position: z.number(),
});

const data = z.object({
  version: treeVersion,
  items: z.array(
    z.object({
      ...itemFields,
      id: z.string(),
      subs: z.array(z.object({ ...subFields, id: z.string() })),
    }),
  ),
  /** Addresses in it that lead to a page of ours which is not there. */
  gone: z.array(z.string()),
  history: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      staff_name: z.string(),
      subject: z.string(),
      before: z.nullable(changed),
      after: z.nullable(changed),
    }),
  ),
});

const example: z.output<typeof data> = {
  version: 'd41d8cd98f00b204e9800998ecf8427e'.repeat(2),
  items: [
    {
      id: '1',
      name: 'หน้าหลัก',
      name_en: 'Home',
      url: '/home',
      icon: 'home',
      type: 'main',
      is_parent: false,
      shown: true,
      used_in: 'info',
      subs: [],
    },
    {
      id: '2',
      name: 'ข่าวสาร',
      name_en: 'News',
      url: '/list/all',
      icon: 'newspaper',
      type: 'main',
      is_parent: true,
      shown: true,
      used_in: 'info',
      subs: [
        { id: '1', name: 'ประชาสัมพันธ์', url: '/list/news', description: '', shown: true },
        { id: '2', name: 'กิจกรรม', url: '/list/activity', description: '', shown: true },
      ],
    },
  ],
  gone: [],
  history: [],
};

const shared = {
  who: 'office',
  roles: officeRooms.menu.roles,
  data,
  example,
} as const;

/** The menu as a tree, with what is hidden (R088–R091, D-33). */
export const readOfficeMenu = endpoint({
  ...shared,
  name: 'office.menu',
  method: 'GET',
  path: '/api/office/menu',
  wing: 'office',
  audit: publicContent,
  summary: 'เมนูของเว็บไซต์',
  input: z.strictObject({}),
});

/** Puts this tree in the place of the one that bears the version. */
export const saveOfficeMenu = endpoint({
  ...shared,
  name: 'office.menu.save',
  method: 'POST',
  path: '/api/office/menu',
  wing: 'office',
  audit: { entry: 'office.menu.saved' },
  summary: savingOf('เมนูของเว็บไซต์'),
  input: z.strictObject({
    version: treeVersion,
    items: z
      .array(
        z.strictObject({
          ...itemFields,
          id: z.nullable(rowId),
          subs: z
            .array(z.strictObject({ ...subFields, id: z.nullable(rowId) }))
            .check(z.maxLength(most.subItems)),
        }),
      )
      .check(z.maxLength(most.items)),
  }),
});
