/** Counts since the start of what people try: sign-ins, and codes that were sent. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measurePressure, type Pressure } from '../auth/captcha.ts';

export type CodeOutcome = 'posted' | 'lost' | 'refused';
export type SignInKind = 'member' | 'agency' | 'office';

export interface Tallies {
  /** How many tries of the whole site fail. */
  readonly pressure: Pressure;
  readonly codes: Record<CodeOutcome, number>;
  readonly signIns: Readonly<Record<SignInKind, { ok: number; refused: number }>>;
}

export function openTallies(): Tallies {
  const none = () => ({ ok: 0, refused: 0 });
  return {
    pressure: measurePressure(),
    codes: { posted: 0, lost: 0, refused: 0 },
    signIns: { member: none(), agency: none(), office: none() },
  };
}

/** The steps by which each kind signs in, by their audit entry. */
const steps: Readonly<Record<string, SignInKind>> = {
  'member.sign_in': 'member',
  'member.sign_in.otp': 'member',
  'agency.sign_in': 'agency',
  'office.sign_in': 'office',
  'office.passkey.sign_in': 'office',
};

function kindOf({ routeOptions }: FastifyRequest): SignInKind | undefined {
  const audit = routeOptions.config.handler?.endpoint.audit;
  return audit !== undefined && 'entry' in audit ? steps[audit.entry] : undefined;
}

/** Counts a session that opened, and a try that was refused; a step in between is neither. */
export function tallySignIns(app: FastifyInstance, { signIns }: Tallies): void {
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request);
    if (kind !== undefined) {
      if (request.context?.opened !== undefined && reply.statusCode < 400) signIns[kind].ok += 1;
      else if (reply.statusCode >= 400 && reply.statusCode < 500) signIns[kind].refused += 1;
    }
    done();
  });
}
