/** What leaves the house for a person's pocket: SMS and e-mail (`services.outbox`). */

export interface Message {
  readonly channel: 'sms' | 'mail';
  /** Ten digits of a telephone, or an address. */
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** Of no use afterwards: delivery is not tried any more. */
  readonly until?: Date;
  /** Told once what came of the first try, or that there was none; others may follow. */
  readonly tried?: (delivered: boolean) => void;
  /** Told when delivery was given up. */
  readonly lost?: () => void;
}

export interface Outbox {
  /** Takes a message at once and delivers it in the background, with retries. */
  post(message: Message): void;
  /** Whether messages of a channel are getting through; what a form says before it is filled in. */
  isOpen(channel: Message['channel']): boolean;
}
