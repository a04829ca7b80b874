import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { termsVersionShape } from '../../../api/terms/terms.api.ts';

/** Accepts the version that was read; evidence is kept (D-30). */
export const acceptTerms = endpoint({
  name: 'member.accept_terms',
  method: 'POST',
  path: '/api/member/termofconditional/accept',
  wing: 'member',
  who: 'member_entering',
  repeat: 'secret',
  audit: { entry: 'member.terms.accept', label: 'terms', target: 'version' },
  summary: 'ยอมรับข้อตกลงการใช้บริการ',
  input: z.strictObject({
    version: termsVersionShape,
    /** Wants to hear of offers: another question than the terms. Left out: as it was. */
    marketing: z.optional(z.literal(true)),
  }),
  data: z.undefined(),
  example: undefined,
});
