/** The amounts and rates of an answer: one that is none makes the call fail before it leaves. */
import * as z from 'zod/mini';
import { bahtShape, rateShape } from '../../../api/shapes.ts';
import { answerSchema, type JsonSchema } from '../schema.ts';

/** Whether all amounts within are such. */
type Check = (value: unknown) => boolean;

const patternOf = (shape: z.ZodMiniType): string => String(z.toJSONSchema(shape).pattern);
const checked = new Set([patternOf(bahtShape), patternOf(rateShape)]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkOfObject({ properties = {} }: JsonSchema): Check | undefined {
  const checks = Object.entries(properties as Record<string, JsonSchema>).flatMap(
    ([name, schema]) => {
      const check = checkOf(schema);
      return check ? [[name, check] as const] : [];
    },
  );
  if (checks.length === 0) return undefined;
  return (value) =>
    isObject(value) &&
    checks.every(([name, check]) => value[name] === undefined || check(value[name]));
}

/** One of the choices must bear the value; `null` bears nothing but itself. */
function checkOfChoice(options: readonly JsonSchema[]): Check | undefined {
  const checks = options.map(checkOf);
  if (checks.every((check) => check === undefined)) return undefined;
  return (value) =>
    options.some(({ type }, at) => {
      if (type === 'null') return value === null;
      return checks[at]?.(value) ?? true;
    });
}

/** What is to be looked at in values of a schema; undefined where it has neither kind. */
function checkOf(schema: JsonSchema): Check | undefined {
  if (Array.isArray(schema.anyOf)) return checkOfChoice(schema.anyOf as JsonSchema[]);
  if (schema.type === 'object') return checkOfObject(schema);
  if (schema.type === 'array' && isObject(schema.items)) {
    const check = checkOf(schema.items);
    return check && ((value) => Array.isArray(value) && value.every(check));
  }
  if (schema.type !== 'string' || !checked.has(String(schema.pattern))) return undefined;
  const pattern = new RegExp(String(schema.pattern));
  return (value) => typeof value === 'string' && pattern.test(value);
}

/**
 * Looks at the amounts of an endpoint's answers. The serialiser writes strings as they come; a
 * full check with the schemas would cost a third of the throughput (decision 0005).
 */
export function amountsOf(endpoint: Parameters<typeof answerSchema>[0]): (answer: object) => void {
  const check = checkOf(answerSchema(endpoint));
  return (answer) => {
    if (check && !check(answer)) throw new RangeError(`${endpoint.name}: an amount that is none`);
  };
}
