/** Hands out challenges; what they open is each room's to say (S5). */
import { readCaptcha } from '../../../api/captcha/captcha.api.ts';
import type { Captcha } from '../../../api/captcha/captcha.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';

interface CaptchaServices {
  readonly captcha: Captcha;
}

const handle = handlersOn<CaptchaServices>();

export const handlers: readonly Handler<CaptchaServices>[] = [
  handle(readCaptcha, {
    run: async ({ services }) => ({ data: await services.captcha.issue() }),
  }),
];
