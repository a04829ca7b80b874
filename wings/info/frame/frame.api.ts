import * as z from 'zod/mini';
import { publicContent } from '../../../api/audit.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { linkShape } from '../../../api/shapes.ts';

/** Contact details at the foot of every page (R002, R111; D-22). */
export const readFooter = endpoint({
  name: 'info.footer',
  method: 'GET',
  path: '/api/info/footer',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
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
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'gives a random value that opens nothing by itself' },
  summary: 'ค่าป้องกันคำขอปลอม',
  input: z.strictObject({}),
  data: z.object({ csrf_token: z.string() }),
  example: { csrf_token: 'n3x0q' },
});
