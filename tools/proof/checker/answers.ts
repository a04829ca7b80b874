/** I7: an answer that is none says so in the envelope, in Thai, and gives nothing away. */

/** An answer as it came. */
export interface HttpAnswer {
  readonly status: number;
  /** Of the content; '' where there is none. */
  readonly type: string;
  readonly text: string;
}

const thai = /[\u0e00-\u0e7f]{3}/;
/** Of the inside: stacks, statements, paths, names of drivers. */
const inside = /\n\s+at |node_modules|file:\/\/|\bSELECT\b.+\bFROM\b|ECONNREFUSED|postgres:\/\//;
const refusals = new Set(['0', '-1', '2', '-2']);

function envelopeFault({ status, text }: HttpAnswer): string | undefined {
  let body: Record<string, unknown>;
  try {
    body = Object(JSON.parse(text));
  } catch {
    return 'no JSON';
  }
  if (!refusals.has(String(body.rc_code))) return `rc_code is ${String(body.rc_code)}`;
  if (!thai.test(String(body.messages ?? ''))) return 'no Thai sentence';
  if (body.messages !== body.massages) return 'the two spellings differ';
  const { ref, code } = Object(body.data);
  if (typeof code !== 'string') return 'no code';
  if (status >= 500 && typeof ref !== 'string') return 'no reference';
  return undefined;
}

/** What is wrong with it; undefined of one that is well, and of every success. */
export function faultOfAnswer(answer: HttpAnswer): string | undefined {
  const { status, type, text } = answer;
  if (status < 400) return undefined;
  const found = inside.test(text)
    ? 'it shows the inside'
    : type.includes('json')
      ? envelopeFault(answer)
      : thai.test(text)
        ? undefined
        : `no Thai sentence in ${type || 'what came'}`;
  return found && `${status}: ${found}: ${text.slice(0, 120)}`;
}
