import { describe, expect, test } from 'vitest';
import { BadDatabaseUrl, loginOf, readDatabaseUrl, readDatabaseUrls } from '../driver/address.ts';

test('reads every part, percent signs undone', () => {
  expect(readDatabaseUrl('postgres://the%20login:p%40ss@localhost:6000/db')).toEqual({
    ...{ host: 'localhost', port: 6000, user: 'the login', password: 'p@ss', database: 'db' },
    ssl: false,
  });
  expect(loginOf('postgresql://app:x@127.0.0.1/db')).toBe('app');
});

test('of several hosts each is read, the first stands for all, and TLS is asked of each', () => {
  const url =
    'postgres://app:a%2Cb@127.0.0.1:6000,[2001:db8::1],db.example.org:6002/db?sslmode=require';
  const common = { user: 'app', password: 'a,b', database: 'db' };
  expect(readDatabaseUrls(url)).toEqual([
    { ...common, host: '127.0.0.1', port: 6000, ssl: false },
    { ...common, host: '2001:db8::1', port: 5432, ssl: { rejectUnauthorized: true } },
    {
      ...{ ...common, host: 'db.example.org', port: 6002 },
      ssl: { rejectUnauthorized: true, servername: 'db.example.org' },
    },
  ]);
  expect(readDatabaseUrl(url)).toMatchObject({ host: '127.0.0.1' });
  expect(loginOf(url)).toBe('app');
  for (const bad of ['postgres://a:b@one,/db', 'postgres://a:b@,two/db', 'one,two/db']) {
    expect(() => readDatabaseUrls(bad)).toThrow(BadDatabaseUrl);
  }
  const open = 'postgres://a:b@127.0.0.1,db.example.org/db?sslmode=disable';
  expect(() => readDatabaseUrls(open)).toThrow(/verify-full/);
});

test('a Unix socket is a host that begins with a slash', () => {
  const config = readDatabaseUrl('postgres://a:b@%2Fvar%2Flib%2Fmy%20data:5432/db');
  expect(config).toMatchObject({ host: '/var/lib/my data', port: 5432, ssl: false });
});

describe('S7: off this machine only TLS with host check', () => {
  test.each(['db.example.org', '10.0.0.5', '192.168.1.1', '[2001:db8::1]', '127.example.org'])(
    '%s',
    (host) => {
      const { ssl } = readDatabaseUrl(`postgres://a:b@${host}/db`);
      expect(ssl).toMatchObject({ rejectUnauthorized: true });
    },
  );

  test.each(['localhost', '127.0.0.1', '127.8.8.8', '[::1]', '%2Frun%2Fpostgresql'])(
    '%s is this machine',
    (host) => {
      expect(readDatabaseUrl(`postgres://a:b@${host}/db`).ssl).toBe(false);
    },
  );

  test.each(['disable', 'allow', 'prefer', 'no-verify', 'verify-ca'])('sslmode=%s', (mode) => {
    const url = `postgres://a:b@db.example.org/db?sslmode=${mode}`;
    expect(() => readDatabaseUrl(url)).toThrow(/verify-full/);
  });
});

test.each(['', 'db', 'http://a:b@localhost/db', 'postgres://', 'postgres:///db'])(
  'refuses %j without repeating a password',
  (text) => {
    expect(() => readDatabaseUrl(text)).toThrow(BadDatabaseUrl);
  },
);
