import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Who } from '../../api/endpoint.ts';
import { problems } from '../../api/problem.ts';
import { fileTypes } from '../../core/sheet/file-types.ts';
import { allHandlers } from '../handlers.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** The halves that a call of each kind must bring. */
const schemesOf: Readonly<Record<Who, readonly string[]>> = {
  visitor: [],
  member: ['memberToken', 'memberCookie'],
  member_entering: ['memberToken', 'memberCookie'],
  agency: ['agencyToken', 'agencyCookie'],
  agency_entering: ['agencyToken', 'agencyCookie'],
  office: ['officeCookie'],
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ handlers: allHandlers });
});
afterAll(() => server.close());

test('the document lists every handler with example, security and failures', async () => {
  const document = (await server.app.inject('/api/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const { endpoint } of allHandlers) {
    const address = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[address]?.[endpoint.method.toLowerCase()];
    expect(operation, endpoint.name).toMatchObject({
      operationId: endpoint.name,
      summary: endpoint.summary,
    });
    const { content } = operation.responses[200];
    const good = content['application/json'];
    if (endpoint.files) {
      expect(Object.keys(content)).toEqual(endpoint.files.map((format) => fileTypes[format]));
    } else {
      expect(good.example.rc_code).toBe('1');
    }
    if (endpoint.example !== undefined) expect(good.example.data).toEqual(endpoint.example);
    expect(Object.keys(operation.security[0])).toEqual([
      ...schemesOf[endpoint.who],
      ...(endpoint.method === 'POST' ? ['forgeryValue', 'ownPage'] : []),
    ]);
    expect(operation.responses).toHaveProperty('503');
  }
});

test('the document holds every problem of the closed list, as it is sent', async () => {
  const document = (await server.app.inject('/api/docs/json')).json();
  for (const [code, { status, rc, text }] of Object.entries(problems)) {
    const { examples } = document.components.responses[status].content['application/json'];
    expect(examples[code].value).toMatchObject({ rc_code: rc, messages: text });
  }
});

test('path and query parameters and bodies stand where they are sent', async () => {
  const { paths } = (await server.app.inject('/api/docs/json')).json();
  const statement = paths['/api/member/dep_statement/{statement}'].get;
  const places = statement.parameters.map((one: { name: string; in: string }) => [
    one.name,
    one.in,
  ]);
  expect(places).toContainEqual(['statement', 'path']);
  expect(places).toContainEqual(['from', 'query']);
  const { schema } = paths['/api/member/auth/login'].post.requestBody.content['application/json'];
  expect(schema).toMatchObject({
    additionalProperties: false,
    required: ['membership_no', 'mem_password'],
  });
});

test('the reader has a policy of its own without inline script', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(page.payload).not.toMatch(/<script(?![^>]*\bsrc=)/);
  for (const [, src = ''] of page.payload.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = await server.app.inject(new URL(src, 'http://x/api/docs').pathname);
    expect(file.statusCode, src).toBe(200);
  }
});
