/** What a handler is: (who, input, services) → answer. It never sees HTTP. */
import type * as z from 'zod/mini';
import type { FileContent } from '../core/sheet/sheet.ts';
import type { Endpoint, TopOf, Who } from './endpoint.ts';
import type { RcCode } from './envelope.ts';
import type {
  AgencyCaller,
  DeviceControl,
  MemberCaller,
  OfficeCaller,
  SessionControl,
} from './session/session-control.ts';

/** What evidence may need to know of a call; no headers beyond these. */
export interface CallFacts {
  readonly at: Date;
  readonly address: string;
  readonly agent: string;
  /** Where the browser has our pages from: `https://portal.example`, or of the office's host. */
  readonly origin: string;
  /** The page looks by itself: nobody did anything (S1). */
  readonly background: boolean;
}

export type CallerOf<W extends Who> = W extends 'member' | 'member_entering'
  ? MemberCaller
  : W extends 'office'
    ? OfficeCaller
    : W extends 'agency' | 'agency_entering'
      ? AgencyCaller
      : undefined;

export interface Call<E extends Endpoint, Services> {
  readonly input: z.output<E['input']>;
  readonly who: CallerOf<E['who']>;
  readonly services: Services;
  readonly session: SessionControl;
  readonly device: DeviceControl;
  readonly facts: CallFacts;
}

/** The answer's envelope before the server completes it; `rc_code` is `'1'` unless said. */
export type Reply<E extends Endpoint> = {
  readonly rc_code?: RcCode;
  readonly rc_des?: string;
  readonly messages?: string;
  readonly title?: string;
  /** Of an endpoint with `files`: the answer itself. */
  readonly file?: FileContent;
} & (z.output<E['data']> extends undefined
  ? { readonly data?: undefined }
  : { readonly data: z.output<E['data']> }) &
  ([TopOf<E>] extends [undefined] ? unknown : TopOf<E> | { readonly rc_code: '0' | '2' });

/**
 * How long an answer may be kept: `publication` says that it depends on nothing but the member,
 * the address and the current publication of records, `content` that it depends on nothing but the
 * address and public content (it may then be a minute old).
 */
export type Keep = 'publication' | 'content';

export interface Handler<Services> {
  readonly endpoint: Endpoint;
  readonly keep?: Keep;
  readonly run: (call: Call<Endpoint, Services>) => Promise<Reply<Endpoint>>;
}

/** Binds `handle` to the services that the server hands to every handler. */
export function handlersOn<Services>() {
  return function handle<E extends Endpoint>(
    endpoint: E,
    how: {
      keep?: Keep;
      run: (call: Call<E, Services>) => Promise<Reply<E>>;
    },
  ): Handler<Services> {
    return { ...how, endpoint, run: how.run as unknown as Handler<Services>['run'] };
  };
}
