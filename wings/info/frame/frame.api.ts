import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { linkShape } from '../../../api/shapes.ts';

const flag = z.string();

/** Main menu, sub-menus and marquee (R088–R091, R141). Spelling is the specification's. */
export const readMenu = endpoint({
  name: 'info.menu',
  method: 'GET',
  path: '/api/info/manu',
  who: 'visitor',
  summary: 'เมนูหลักและข้อความวิ่ง',
  input: z.strictObject({}),
  data: z.object({
    list_manu: z.array(
      z.object({
        seq: z.number(),
        manu_name_eng: z.string(),
        manu_name: z.string(),
        url: linkShape,
        icon: z.string(),
        /** 'main' items stand in the top bar. */
        type: z.string(),
        /** '0': no children. */
        is_parent: flag,
        status: flag,
        used_in: z.string(),
      }),
    ),
    list_sub_manu: z.array(
      z.object({ manu_id: z.number(), name: z.string(), url: linkShape, description: z.string() }),
    ),
    /** First element's Note: HTML, sanitised where it is written and again where it leaves. */
    marquee: z.array(z.object({ Note: z.string() })),
  }),
  example: {
    list_manu: [
      {
        seq: 1,
        manu_name_eng: 'Home',
        manu_name: 'หน้าหลัก',
        url: '/home',
        icon: 'home',
        type: 'main',
        is_parent: '0',
        status: '1',
        used_in: 'info',
      },
    ],
    list_sub_manu: [],
    marquee: [{ Note: 'สหกรณ์ไม่มีนโยบายส่งลิงก์ขอรหัสผ่านทาง SMS หรือ LINE' }],
  },
});

/** Contact details at the foot of every page (R002, R111; D-22). */
export const readFooter = endpoint({
  name: 'info.footer',
  method: 'GET',
  path: '/api/info/footer',
  who: 'visitor',
  summary: 'ข้อมูลติดต่อท้ายหน้า',
  input: z.strictObject({}),
  data: z.object({
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
    links: z.array(
      z.object({
        kind: z.enum(['line', 'facebook', 'youtube', 'map']),
        label: z.string(),
        url: linkShape,
      }),
    ),
    dpo: z.string(),
  }),
  example: {
    address: '99 ถนนตัวอย่าง ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
    phone: '0 2000 1234',
    email: 'hello@tuayang.example',
    hours: 'จันทร์ถึงศุกร์ 08:30–15:30 น.',
    links: [{ kind: 'line', label: 'LINE @tuayang', url: 'https://line.me/R/ti/p/@tuayang' }],
    dpo: 'dpo@tuayang.example',
  },
});

/** What a page needs before it may post: the anti-forgery value, never cached (B of trust). */
export const readConfig = endpoint({
  name: 'info.config',
  method: 'GET',
  path: '/api/info/config',
  who: 'visitor',
  summary: 'ค่าป้องกันคำขอปลอม',
  input: z.strictObject({}),
  data: z.object({ csrf_token: z.string() }),
  example: { csrf_token: 'n3x0q' },
});
