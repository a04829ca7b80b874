/** The API document (OpenAPI 3.1) out of the same declarations that the server obeys. */
import type { Endpoint, Who } from '../../api/endpoint.ts';
import { Problem, type ProblemCode, problems } from '../../api/problem.ts';
import { isRepeatable } from '../../api/repeatable.ts';
import type { Site } from '../../api/site.ts';
import { agencyCookie, memberCookie, officeCookie } from '../../core/browser/storage-names.ts';
import { fileTypes } from '../../core/sheet/file-types.ts';
import { failureOf } from '../http/failure.ts';
import {
  answerSchema,
  failureSchema,
  inputSchema,
  isNothing,
  type JsonSchema,
} from '../http/schema.ts';

const exampleRef = 'K7M2-QX4D';

function pathsOf(endpoints: readonly Endpoint[]): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    const address = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

/**
 * One document for all endpoints of all wings; its title is the name of now. What it says of each
 * endpoint is worked out when somebody reads it: a start does not wait for that.
 */
export function openApiOf(
  endpoints: readonly Endpoint[],
  live: { readonly site: Pick<Site, 'coopNameTH'> },
): JsonSchema {
  let paths: Record<string, JsonSchema> | undefined;
  return {
    openapi: '3.1.0',
    info: {
      get title() {
        return live.site.coopNameTH;
      },
      version: '1',
    },
    get paths() {
      paths ??= pathsOf(endpoints);
      return paths;
    },
    components: {
      schemas: { Failure: failureSchema },
      responses: failureResponses(),
      securitySchemes: {
        memberToken: { type: 'http', scheme: 'bearer' },
        memberCookie: { type: 'apiKey', in: 'cookie', name: memberCookie },
        officeCookie: { type: 'apiKey', in: 'cookie', name: officeCookie },
        agencyToken: { type: 'http', scheme: 'bearer' },
        agencyCookie: { type: 'apiKey', in: 'cookie', name: agencyCookie },
        forgeryValue: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
        ownPage: { type: 'apiKey', in: 'header', name: 'X-Requested-With' },
      },
    },
  };
}

function operationOf(endpoint: Endpoint): JsonSchema {
  const { name, wing, summary } = endpoint;
  const good = { description: 'rc_code', content: contentOf(endpoint) };
  const failures = statusesOf(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return {
    operationId: name,
    summary,
    tags: [wing],
    security: securityOf(endpoint),
    ...inputOf(endpoint),
    responses: { 200: good, ...Object.fromEntries(failures) },
  };
}

/** An envelope, or files. */
function contentOf(endpoint: Endpoint): JsonSchema {
  const { data, example, files } = endpoint;
  if (files) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return Object.fromEntries(files.map((format) => [fileTypes[format], file]));
  }
  return {
    'application/json': {
      schema: answerSchema(endpoint, 'draft-2020-12'),
      example: { rc_code: '1', ...(!isNothing(data) && { data: example }) },
    },
  };
}

const ofMember = ['memberToken', 'memberCookie'] as const;
const ofAgency = ['agencyToken', 'agencyCookie'] as const;
const schemesOf: Readonly<Record<Who, readonly string[]>> = {
  visitor: [],
  member: ofMember,
  member_entering: ofMember,
  agency: ofAgency,
  agency_entering: ofAgency,
  office: ['officeCookie'],
};

/** Both halves of the session for a signed-in call; the anti-forgery headers for every POST. */
function securityOf({ who, method }: Endpoint): JsonSchema[] {
  const schemes = Object.fromEntries(schemesOf[who].map((scheme) => [scheme, []]));
  const post = method === 'POST' ? { forgeryValue: [], ownPage: [] } : {};
  return [{ ...schemes, ...post }];
}

/** Path, query and header parameters, and the rest as the body of a POST. */
function inputOf(endpoint: Endpoint): JsonSchema {
  const { properties = {}, required = [], ...rest } = inputSchema(endpoint);
  const needed = required as string[];
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const fields = Object.entries(properties as JsonSchema);
  const parameters = fields
    .filter(([name]) => inPath.includes(name) || endpoint.method === 'GET')
    .map(([name, schema]) => ({
      ...locationOf(endpoint, name),
      required: needed.includes(name),
      schema,
    }));
  if (isRepeatable(endpoint)) parameters.push(keyParameter);
  const body = fields.filter(([name]) => !inPath.includes(name));
  if (endpoint.method === 'GET' || body.length === 0) return { parameters };
  const schema = {
    ...rest,
    properties: Object.fromEntries(body),
    required: needed.filter((name) => !inPath.includes(name)),
  };
  return { parameters, requestBody: { content: { 'application/json': { schema } } } };
}

/** Of a call that is done once, however often it is made (F13). */
const keyParameter = {
  ...{ name: 'Idempotency-Key', in: 'header', required: false },
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,64}$' },
};

function locationOf({ header, path }: Endpoint, name: string): JsonSchema {
  if (name === header?.field) return { name: header.name, in: 'header' };
  return { name, in: new RegExp(`:${name}\\b`).test(path) ? 'path' : 'query' };
}

/** Statuses a call may answer with besides 200. */
function statusesOf(endpoint: Endpoint): number[] {
  const { who, method, header, files } = endpoint;
  const statuses = [400, 500, 503];
  if (who !== 'visitor') statuses.push(401, 403, 404);
  else if (method === 'POST') statuses.push(403);
  if (method === 'POST') statuses.push(413, 415, 429);
  else if (header) statuses.push(403, 410);
  if (isRepeatable(endpoint)) statuses.push(409);
  if (method === 'GET' && files) statuses.push(429);
  return statuses.sort((one, other) => one - other);
}

/** One answer for each failing status, with an example of every problem that has it. */
function failureResponses(): JsonSchema {
  const responses: Record<number, { description: string; content: JsonSchema }> = {};
  for (const code of Object.keys(problems) as ProblemCode[]) {
    const { status, envelope } = failureOf(new Problem(code), exampleRef);
    const existing = responses[status]?.content['application/json'] as
      | { examples: JsonSchema }
      | undefined;
    responses[status] = {
      description: String(status),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Failure' },
          examples: { ...existing?.examples, [code]: { value: envelope } },
        },
      },
    };
  }
  return responses;
}
