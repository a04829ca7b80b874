import { expect, test } from 'vitest';
import { takeSocket } from './listen.ts';

const handed = (pid: number, count = '1') => ({ LISTEN_PID: String(pid), LISTEN_FDS: count });

test('a socket is ours when it was handed to this process, or to its launcher', () => {
  expect(takeSocket(handed(process.pid))).toBe(3);
  expect(takeSocket(handed(process.ppid))).toBe(3);
  expect(takeSocket(handed(1_234_567_890))).toBeUndefined();
  expect(takeSocket(handed(process.pid, '0'))).toBeUndefined();
  expect(takeSocket({})).toBeUndefined();
});

test('no other program is told of it', () => {
  const environment = { ...handed(process.pid), LISTEN_FDNAMES: 'x', PORT: '3000' };
  takeSocket(environment);
  expect(environment).toEqual({ PORT: '3000' });
});

test('of several sockets none is taken, and the setting is named', () => {
  expect(() => takeSocket(handed(process.pid, '2'))).toThrow('ListenStream');
});
