/** JSON schemas of answers: what Fastify's serialiser writes, and nothing beyond it. */
import * as z from 'zod/mini';
import type { Endpoint } from '../../api/endpoint.ts';

export type JsonSchema = { [key: string]: unknown };

const text = { type: 'string' } as const;

/** Fields of the envelope that any answer may carry (D-01; R101, R177). */
const envelopeProperties = {
  rc_code: text,
  rc_des: text,
  messages: text,
  massages: text,
  title: text,
  message: text,
};

/** Whether the declaration says that nothing stands there. */
export function isNothing(shape: z.ZodMiniType): boolean {
  return shape._zod.def.type === 'undefined';
}

/** The whole envelope of a good answer of this endpoint; `target` picks the dialect. */
export function answerSchema(
  endpoint: Endpoint,
  target: 'draft-7' | 'draft-2020-12' = 'draft-7',
): JsonSchema {
  const read = (shape: z.ZodMiniType) => withoutHead(z.toJSONSchema(shape, { target }));
  const properties: JsonSchema = { ...envelopeProperties };
  if (!isNothing(endpoint.data)) properties.data = read(endpoint.data);
  if (endpoint.top !== undefined && !isNothing(endpoint.top)) {
    Object.assign(properties, read(endpoint.top).properties);
  }
  return { type: 'object', properties, required: ['rc_code'] };
}

/** The whole envelope of a failure. */
export const failureSchema = {
  type: 'object',
  required: ['rc_code', 'data'],
  properties: {
    ...envelopeProperties,
    errors: { type: 'array', items: text },
    error: text,
    data: {
      type: 'object',
      required: ['ref', 'code'],
      properties: {
        ref: text,
        code: text,
        error: text,
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: text, message: text },
          },
        },
      },
    },
  },
} as const satisfies JsonSchema;

/** The input as a client sends it. */
export function inputSchema(endpoint: Endpoint): JsonSchema {
  return withoutHead(z.toJSONSchema(endpoint.input, { target: 'draft-2020-12', io: 'input' }));
}

function withoutHead({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/**
 * The same schema in the form that the serialiser writes fastest and drops extra keys for:
 * a choice of constants becomes an `enum` (a union is checked value by value), and closed
 * objects become open ones (it writes listed keys only, but refuses closed ones in a union).
 */
export function forSerialiser(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forSerialiser);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(key === 'additionalProperties' && value === false),
  );
  const open = Object.fromEntries(entries.map(([key, value]) => [key, forSerialiser(value)]));
  return choiceOfConstants(open) ?? open;
}

function choiceOfConstants(schema: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(schema.anyOf)) return undefined;
  const options = schema.anyOf as JsonSchema[];
  const [first] = options;
  const plain = options.every((option) => 'const' in option && option.type === first?.type);
  return plain ? { type: first?.type, enum: options.map((option) => option.const) } : undefined;
}
