/** The way of each channel, as the settings have it. */
import { join } from 'node:path';
import { fileWay } from './file-transport.ts';
import { mailWay } from './mail-transport.ts';
import type { OutboxOptions } from './outbox.ts';
import type { OutboxSettings } from './outbox-settings.ts';
import { smsWay } from './sms-transport.ts';

/** Where messages lie that go no further. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

export function waysOf(settings: OutboxSettings, dataDir: string): OutboxOptions['ways'] {
  const file = settings.files ? fileWay(outboxFolder(dataDir)) : undefined;
  const sms = settings.sms ? smsWay(settings.sms) : file;
  const mail = settings.mail ? mailWay(settings.mail.url, settings.mail.from) : file;
  return { ...(sms && { sms }), ...(mail && { mail }) };
}
