/** The way of each channel, as the settings have it. */
import { join } from 'node:path';
import { fileTransport } from './file-transport.ts';
import { mailTransport } from './mail-transport.ts';
import type { OutboxOptions } from './outbox.ts';
import type { OutboxSettings } from './outbox-settings.ts';
import { smsTransport } from './sms-transport.ts';

/** Where messages lie that go no further. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

export function transportsOf(
  settings: OutboxSettings,
  dataDir: string,
): OutboxOptions['transports'] {
  const file = settings.files ? fileTransport(outboxFolder(dataDir)) : undefined;
  const sms = settings.sms ? smsTransport(settings.sms) : file;
  const mail = settings.mail ? mailTransport(settings.mail.url, settings.mail.from) : file;
  return { ...(sms && { sms }), ...(mail && { mail }) };
}
