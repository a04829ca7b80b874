import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findNeighbour, findValkey, hasPostgres, paperReaders } from '../launch/debian.mjs';

/**
 * What a test may need of the machine beyond the packages. A suite that cannot run without it says
 * so in its title, `[needs root]`, and skips itself; every other skipped test is a failure.
 */

/** Bit of a process's capabilities by which it may mount, in hex of /proc. */
const sysAdmin = 1n << 21n;

/** Whether this process may mount a disk of its own; root in a container often may not. */
export function canMount() {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    const [, hex = '0'] = /^CapEff:\s*([0-9a-f]+)$/m.exec(status) ?? [];
    return (BigInt(`0x${hex}`) & sysAdmin) !== 0n;
  } catch {
    return false;
  }
}

const hasAll = (...names) => names.every((name) => findNeighbour(name) !== undefined);

let overlays;
/** Whether the whole system may be mounted a second time, to be written to and thrown away. */
function canOverlay() {
  const script = `mount -t tmpfs tmpfs /mnt && cd /mnt && mkdir up work root &&
    mount -t overlay overlay -o lowerdir=/,upperdir=up,workdir=work root && ip link set lo up`;
  const own = ['--mount', '--net', '--pid', '--fork', 'sh', '-c', script];
  overlays ??= canMount() && spawnSync('unshare', own, { stdio: 'ignore' }).status === 0;
  return overlays;
}

/** Name of a need → why there is a test that has it, and whether this machine meets it. */
export const needs = {
  root: {
    why:
      'PostgreSQL refuses to run as root: only root sees that another account is taken for it, ' +
      'makes devices, and looks as another account',
    isMet: () => process.getuid?.() === 0,
  },
  mount: {
    why: 'a disk that is full takes a disk so small that a test can fill it',
    isMet: canMount,
  },
  nginx: {
    why: "its file in deploy/ is tried by the server of Debian's package",
    isMet: () => hasAll('nginx', 'openssl'),
  },
  caddy: {
    why: "its file in deploy/ is tried by the server of Debian's package",
    isMet: () => hasAll('caddy', 'openssl'),
  },
  pgbouncer: {
    why: "a primary, a replica and PgBouncer of Debian's packages try their files in deploy/",
    isMet: () => hasAll('pgbouncer', 'openssl') && hasPostgres(),
  },
  valkey: {
    why: "attempts are counted in the Valkey or Redis of Debian's packages, which is killed",
    isMet: () => findValkey() !== undefined,
  },
  machine: {
    why: 'a throw-away machine is this one under an overlay, which takes root, with nginx on it',
    isMet: () => hasAll('nginx', 'openssl', 'ip', 'npm') && canOverlay(),
  },
  poppler: {
    why: "a paper's words and its QR are read by programs of Debian's packages, not by our own",
    isMet: () => hasAll(...paperReaders),
  },
  systemd: {
    why: "the units in deploy/ are judged by systemd's own program",
    isMet: () => hasAll('systemd-analyze'),
  },
};

const needOf = (title) => /\[needs (\w+)\]/.exec(title)?.[1];

/** Whether a title names a need that is in the list. */
export const namesNeed = (title) => Object.hasOwn(needs, needOf(title) ?? '');

/** Whether a test of this title cannot run here, so that skipping it is no failure. */
export const cannotRun = (title) => namesNeed(title) && !needs[needOf(title)].isMet();
