/** The server that sends e-mail answers and takes the login; nothing is sent. */
import { openMail } from '../../../server/outbox/mail-transport.ts';
import type { Check } from '../check.ts';
import { fault, ok, warn } from '../finding.ts';
import { netText } from '../text/net.text.ts';

const text = netText.mail;

export const mail: Check = {
  name: 'mail',
  title: text.title,
  async look(place) {
    const { outbox, alertMail, intakeMail } = place.settings();
    if (outbox.mail === undefined) {
      const waiting = [
        ...(alertMail === undefined ? [] : ['ALERT_MAIL']),
        ...(intakeMail.length === 0 ? [] : ['INTAKE_MAIL']),
      ];
      if (waiting.length === 0 || (await place.isDemo())) return [ok(text.unset)];
      const says = outbox.files ? text.filesAlone : text.unsetButNeeded;
      return [warn(says(waiting.join(', ')), text.unsetMend)];
    }
    const { host } = new URL(outbox.mail.url);
    const transport = openMail(outbox.mail.url);
    try {
      await transport.verify();
      return [ok(text.answers(host))];
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // Never the sentence of the other side: it may repeat the account.
      const why = [code ?? (error as Error).name, responseCode].filter(Boolean).join(' ');
      return [fault(text.failed(host, why), text.mend)];
    } finally {
      transport.close();
    }
  },
};
