import * as z from 'zod/mini';
import { publicContent } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { linkShape } from '../shapes.ts';

const flag = z.string();

/** Main menu, sub-menus and marquee (R088–R091, R141). Spelling is the specification's. */
export const readMenu = endpoint({
  name: 'info.menu',
  method: 'GET',
  path: '/api/info/manu',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
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
        /** Wings in which it stands, `info member agency`; empty: the public site. */
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
