import { expect, test } from 'vitest';
import { addressOf, planOf } from './plan.ts';

const plan = (app: string, owner = '', admin?: string) =>
  planOf({ DATABASE_URL: app, DATABASE_OWNER_URL: owner }, admin);

test('hosts of one store go into both settings as they stand in one of them', () => {
  const made = plan('postgres://app:x@db1.example:5433,db2.example/portal');
  expect(addressOf(made, made.app)).toBe(
    'postgres://app:x@db1.example:5433,db2.example:5432/portal',
  );
  expect(addressOf(made, made.owner)).toContain('@db1.example:5433,db2.example:5432/portal');
  const other = plan('', '', 'postgres://postgres@[::1]:5433,db2.example/postgres');
  expect(other.server).toBe('[::1]:5433,db2.example:5432');
  expect(plan('postgres://app@%2Frun%2Fpostgresql/portal').server).toBe('%2Frun%2Fpostgresql:5432');
});

test('one host in common is the same store, none is not', () => {
  const hosts = 'postgres://app@db1.example,db2.example/portal';
  expect(plan(hosts, 'postgres://owner@db2.example/portal').server).toBe(
    'db1.example:5432,db2.example:5432',
  );
  expect(() => plan(hosts, 'postgres://owner@db3.example/portal')).toThrow('DATABASE_OWNER_URL');
  expect(() => plan(hosts, 'postgres://owner@db2.example/other')).toThrow('DATABASE_OWNER_URL');
});
