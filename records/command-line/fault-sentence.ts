/** One sentence on what ended a program, for whoever runs it. */
import pg from 'pg';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { readFault, StoreUnavailable } from '../driver/faults.ts';
import { faultText as text } from './fault.text.ts';

/** SQLSTATE of a refusal to the sentence on it; the first that fits. */
const ofDatabase: readonly (readonly [RegExp, (detail: string) => string])[] = [
  [/^(?:53100|58030)$/, text.databaseDisk],
  [/^53|^57014$|^55P03$/, text.databaseBusy],
  [/^28/, text.password],
  [/^3D000$/, text.noDatabase],
  [/^42501$/, text.noRight],
];

const tls = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;
const missingPackage = /^(?:ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED)$/;

function ofRefusal(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const sentence = ofDatabase.find(([code]) => code.test(error.code ?? ''))?.[1];
  return sentence?.(error.message);
}

function ofSystem(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', path, syscall = '', message } = error;
  if (syscall.startsWith('spawn')) return text.program(path ?? syscall);
  if (tls.test(code) || /does not support SSL/.test(message)) return text.certificate(message);
  if (missingPackage.test(code)) return text.packageMissing(message.split('\n')[0] ?? code);
  const reason = text.reasonOf(code);
  if (reason === undefined) return undefined;
  return path === undefined ? text.someFile(reason, code) : text.file(path, reason, code);
}

/**
 * Names the file or the server, the reason and the way out; undefined for what nobody foresaw,
 * which only a stack explains.
 */
export function faultSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof PlainFault) return error.message;
  const fault = readFault(error);
  if (fault instanceof StoreUnavailable) {
    return ofRefusal(fault.cause) ?? text.away(fault.message);
  }
  return ofRefusal(error) ?? ofSystem(error);
}
