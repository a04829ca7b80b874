/** An outbox whose messages tests can read. */
import type { Message } from '../api/outbox/outbox.ts';
import type { OpenOutbox } from '../server/outbox/outbox.ts';

export interface TestOutbox extends OpenOutbox {
  /** Everything that was posted, in its order. */
  readonly messages: readonly Message[];
  /** The code of the newest message, of all or to one number; throws when there is none. */
  lastCode(phone?: string): string;
  /** Shuts a channel, or opens it again. */
  setOpen(channel: Message['channel'], isOpen: boolean): void;
}

/** The code that a message holds. */
export const codeIn = (text: string): string | undefined => /OTP (\d{6})/.exec(text)?.[1];

const idle = { waiting: 0, oldestSeconds: 0, delivered: 0, lost: 0 };

export function openTestOutbox(): TestOutbox {
  const messages: Message[] = [];
  const shut = new Set<Message['channel']>();
  return {
    messages,
    post(message) {
      messages.push(message);
      message.tried?.(true);
    },
    isOpen: (channel) => !shut.has(channel),
    setOpen: (channel, isOpen) => void (isOpen ? shut.delete(channel) : shut.add(channel)),
    lastCode(phone) {
      const fitting = messages.filter(({ to }) => phone === undefined || to === phone);
      const code = codeIn(fitting.at(-1)?.text ?? '');
      if (code === undefined) throw new Error('no code was sent');
      return code;
    },
    figures: () => ({ sms: idle, mail: idle }),
    close: async () => {},
  };
}
