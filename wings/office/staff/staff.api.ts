import * as z from 'zod/mini';
import { wordsShape } from '../../../api/agency/words.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { staffRoles } from '../../../api/office/staff-roles.ts';
import { instantShape } from '../../../api/session/own-sessions.ts';
import { tidyLine } from '../../../core/typed/typed-words.ts';

const loginShape = z.string().check(z.regex(/^[a-z][a-z0-9._-]{1,39}$/));
const versionShape = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const memberNoShape = z.string().check(z.maxLength(20));

/** What an administrator says of somebody. */
const aboutShape = {
  name: wordsShape({ least: 1, most: 100, tidy: tidyLine }),
  roles: z.array(z.enum(staffRoles)).check(z.maxLength(staffRoles.length)),
  /** Their own, whose records they may not open (D-31); empty: they are no member. */
  membership_no: memberNoShape,
  /** Members whom they are related to. */
  relatives: z.array(memberNoShape).check(z.maxLength(50)),
};

const whomShape = { staff_login: loginShape, version: versionShape };

const staffShape = z.object({
  login: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  membership_no: z.nullable(z.string()),
  relatives: z.array(z.string()),
  since: instantShape,
  ended_at: z.nullable(instantShape),
  /** Named by the next change, so that nobody writes over what they have not seen. */
  version: z.number(),
  /** A password with an authenticator. */
  has_password: z.boolean(),
  passkeys: z.number(),
  recovery_codes: z.number(),
  /** While a link for their enrolment lives. */
  enrols_until: z.nullable(instantShape),
});

const linkShape = z.object({
  /** Where the person makes their own credentials, once; shown here alone. */
  address: z.string(),
  until: instantShape,
});
const linkExample = {
  address: 'https://office.example/office/enrol#tHiS-iS-nO-tOkEn_tHiS-iS-aN-eXaMpLe-0oN1y2',
  until: '2025-11-30T03:05:00.000Z',
};

/** Who works here, and who did. */
export const readStaff = endpoint({
  name: 'office.staff',
  method: 'GET',
  path: '/api/office/staff',
  wing: 'office',
  who: 'office',
  roles: officeRooms.staff.roles,
  audit: { entry: 'office.staff.read' },
  summary: 'รายชื่อเจ้าหน้าที่ หน้าที่ และวิธีเข้าสู่ระบบ',
  input: z.strictObject({}),
  data: z.object({
    /** Those who work here, then those who have left, each by their login. */
    staff: z.array(staffShape),
  }),
  example: {
    staff: [
      {
        ...{ login: 'noi', name: 'นภา ใจดี', roles: ['service'], membership_no: '000789' },
        ...{ relatives: ['000111'], since: '2025-06-02T02:00:00.000Z', ended_at: null },
        ...{ version: 3, has_password: true, passkeys: 1, recovery_codes: 9 },
        enrols_until: null,
      },
    ],
  },
});

/** Makes a member of staff, who then enrols by a link. */
export const addStaff = endpoint({
  name: 'office.staff.add',
  method: 'POST',
  path: '/api/office/staff/add',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  roles: officeRooms.staff.roles,
  confirmed: true,
  audit: { entry: 'office.staff.add', target: ['staff_login', 'roles'] },
  summary: 'เพิ่มเจ้าหน้าที่ และออกลิงก์ตั้งค่าการเข้าสู่ระบบ',
  input: z.strictObject({ staff_login: loginShape, ...aboutShape }),
  data: linkShape,
  example: linkExample,
});

/** Changes name, roles, own membership and relatives; roles count from the next call on. */
export const changeStaff = endpoint({
  name: 'office.staff.change',
  method: 'POST',
  path: '/api/office/staff/change',
  wing: 'office',
  who: 'office',
  roles: officeRooms.staff.roles,
  confirmed: true,
  audit: { entry: 'office.staff.change', target: ['staff_login', 'roles'] },
  summary: 'แก้ไขชื่อ หน้าที่ เลขทะเบียน และญาติของเจ้าหน้าที่',
  input: z.strictObject({ ...whomShape, ...aboutShape }),
  data: z.undefined(),
  example: undefined,
});

/** Ends somebody's work here: they are out at once. */
export const endStaff = endpoint({
  name: 'office.staff.end',
  method: 'POST',
  path: '/api/office/staff/end',
  wing: 'office',
  who: 'office',
  roles: officeRooms.staff.roles,
  confirmed: true,
  audit: { entry: 'office.staff.end', target: 'staff_login' },
  summary: 'ให้เจ้าหน้าที่พ้นจากหน้าที่ ทุกเครื่องออกจากสำนักงานทันที',
  input: z.strictObject(whomShape),
  data: z.undefined(),
  example: undefined,
});

/** Takes every credential of somebody and ends their sessions; they enrol anew by a link. */
export const resetStaff = endpoint({
  name: 'office.staff.reset',
  method: 'POST',
  path: '/api/office/staff/reset',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  roles: officeRooms.staff.roles,
  confirmed: true,
  audit: { entry: 'office.staff.reset', target: 'staff_login' },
  summary: 'ล้างวิธีเข้าสู่ระบบของเจ้าหน้าที่ และออกลิงก์ตั้งค่าใหม่',
  input: z.strictObject(whomShape),
  data: linkShape,
  example: linkExample,
});
