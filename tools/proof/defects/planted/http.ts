/** What the server sends, keeps and writes down. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted code is text here
import type { Defect } from '../defect.ts';

export const http: readonly Defect[] = [
  {
    what: 'an answer about money may be kept by the browser',
    file: 'server/http/calls.ts',
    find: "reply.header('cache-control', 'no-store');",
    replace: '',
    tests: ['server/tests/matrix.server.test.ts'],
  },
  {
    what: 'pages may be framed by strangers',
    file: 'server/pages/headers.ts',
    find: '"frame-ancestors \'none\'",',
    replace: '',
    tests: ['server/pages/headers.server.test.ts'],
  },
  {
    what: 'script may be written into a page as text',
    file: 'server/pages/headers.ts',
    find: '"require-trusted-types-for \'script\'",',
    replace: '',
    tests: ['server/pages/headers.server.test.ts'],
  },
  {
    what: 'the log tells tokens',
    file: 'server/start/log.ts',
    find: "'token', ",
    replace: '',
    tests: ['server/start/log.test.ts'],
  },
  {
    what: 'the log tells the rows that a database refused',
    file: 'server/start/log.ts',
    find: 'serializers: { err: errorLine },',
    replace: '',
    tests: ['server/start/log.test.ts'],
  },
  {
    what: 'a field that nobody asked for is taken along',
    file: 'server/http/input.ts',
    find: "if (key === '__proto__')",
    replace: "if (key === 'prototype')",
    tests: ['server/http/input.test.ts'],
  },
  {
    what: 'a field that came twice has the value of the second',
    file: 'server/http/input.ts',
    find: 'if (Object.hasOwn(gathered, key)) {',
    replace: 'if (Object.hasOwn(gathered, `${key}?`)) {',
    tests: ['server/http/input.test.ts'],
  },
  {
    what: 'a refusal leaves without a time to come back',
    file: 'server/http/failure.ts',
    find: 'return problem.retryAfterSeconds ?? usualWaitSeconds;',
    replace: 'return problem.retryAfterSeconds;',
    tests: ['server/http/failure.test.ts', 'server/tests/envelope.server.test.ts'],
  },
  {
    what: 'a link may run script',
    file: 'core/browser/safe-link.ts',
    find: '/^(https:\\/\\/|tel:|mailto:|\\/(?!\\/))/i',
    replace: '/^(https:\\/\\/|tel:|mailto:|javascript:|\\/(?!\\/))/i',
    tests: ['core/browser/safe-link.test.ts'],
  },
  {
    what: 'a picture of an article may come from another site',
    file: 'records/content/clean-html.ts',
    find: '/^\\/mediafiles(\\/[\\w-][\\w.-]*)+$/.test(src)',
    replace: '/mediafiles/.test(src)',
    tests: ['records/content/clean-html.test.ts'],
  },
  {
    what: 'what a call changed leaves no entry in the audit trail',
    file: 'server/http/answer.ts',
    find: '  auditLog.write(entryOf(request, endpoint, { outcome }));',
    replace: '',
    tests: ['server/tests/audit-log/audit-log.server.test.ts'],
  },
];
