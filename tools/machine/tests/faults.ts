/** What may be wrong with the place where a program starts, and what it must then say. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Place, type Program, programs } from './fault-place.ts';

export type Env = Readonly<Record<string, string>>;

/** A rehearsal comes to the store as the list of copies does. */
export const everybody = (Object.keys(programs) as Program[]).filter(
  (name) => name !== 'rehearsal',
);

export interface Fault {
  /** What is wrong, why, and what mends it: all stand in the output. */
  readonly says: readonly (string | RegExp)[];
  /** Who meets it; every program unless given. */
  readonly who?: readonly Program[];
  /** Spoils the place; gives the settings that lead there. */
  readonly spoil: (place: Place, ownerUrl: string) => Promise<Env | undefined>;
  /** Whether the place holds a database before. */
  readonly holds?: 'database';
}

const inCluster = (place: Place, name: string) => join(place.dataDir, 'postgres/cluster', name);
const databaseAt = (url: string) => ({ DATABASE_URL: url, DATABASE_OWNER_URL: url });
const databaseWith = (ownerUrl: string, changes: Partial<URL>) =>
  databaseAt(Object.assign(new URL(ownerUrl), changes).href);

export const faults: Readonly<Record<string, Fault>> = {
  'DATA_DIR is a file': {
    says: [/ไม่ใช่โฟลเดอร์/, 'DATA_DIR'],
    async spoil({ dataDir }) {
      await writeFile(dataDir, 'a file');
      return undefined;
    },
  },
  'DATA_DIR lies below a file': {
    says: [/ไม่ใช่โฟลเดอร์|ไม่มีฐานข้อมูล/, 'DATA_DIR'],
    async spoil({ dataDir }) {
      await writeFile(dataDir, 'a file');
      return { DATA_DIR: join(dataDir, 'below') };
    },
  },
  'DATA_DIR lies where nothing can be made': {
    says: ['/proc/sahakon/data', 'DATA_DIR'],
    spoil: async () => ({ DATA_DIR: '/proc/sahakon/data' }),
  },
  'DATA_DIR is a folder of the system': {
    says: ['/proc', 'DATA_DIR'],
    spoil: async () => ({ DATA_DIR: '/proc' }),
  },
  'postgres.json is cut short': {
    holds: 'database',
    says: ['postgres.json', 'เสียหาย', 'แฟ้มสำรอง'],
    async spoil({ dataDir }) {
      await writeFile(join(dataDir, 'postgres.json'), '{"superuser":"x');
      return undefined;
    },
  },
  'postgres.json is empty': {
    holds: 'database',
    says: ['postgres.json', 'เสียหาย', 'แฟ้มสำรอง'],
    async spoil({ dataDir }) {
      await writeFile(join(dataDir, 'postgres.json'), '');
      return undefined;
    },
  },
  'postgres.json is another cluster’s': {
    holds: 'database',
    says: ['postgres.json', 'ไม่ใช่ของฐานข้อมูล', 'แฟ้มสำรอง'],
    async spoil({ dataDir }) {
      const [superuser, owner, app] = ['a', 'b', 'c'];
      const other = { superuser, owner, app, where: 'inside' };
      await writeFile(join(dataDir, 'postgres.json'), JSON.stringify(other));
      return undefined;
    },
  },
  'the secret is empty': {
    holds: 'database',
    who: ['start', 'secret', 'doctor'],
    says: ['secret', 'เสียหาย', 'ไฟล์สำรอง'],
    async spoil({ dataDir }) {
      await writeFile(join(dataDir, 'secret'), '');
      return undefined;
    },
  },
  'a file of the database is gone': {
    holds: 'database',
    says: ['เสียหาย', 'npm run restore', 'pg_control'],
    async spoil(place) {
      await rm(inCluster(place, 'global/pg_control'));
      return undefined;
    },
  },
  'the database is of another PostgreSQL': {
    holds: 'database',
    says: ['PostgreSQL รุ่นอื่น', 'รุ่นเดิม'],
    async spoil(place) {
      await writeFile(inCluster(place, 'PG_VERSION'), '12\n');
      return undefined;
    },
  },
  'the postmaster does not come up': {
    holds: 'database',
    says: [/เปิดฐานข้อมูลใน .* ไม่ได้/, 'start.log', 'postgresql.conf'],
    async spoil(place) {
      await writeFile(inCluster(place, 'postgresql.conf'), 'nonsense here\n');
      return undefined;
    },
  },
  'the database of DATABASE_URL does not answer': {
    says: ['ติดต่อฐานข้อมูลไม่ได้', 'ECONNREFUSED', 'DATABASE_URL'],
    holds: 'database',
    spoil: async () => databaseAt('postgres://a:b@127.0.0.1:1/sahakon'),
  },
  'the password of DATABASE_URL is wrong': {
    says: ['รหัสผ่าน', 'DATABASE_URL', 'ให้แก้'],
    holds: 'database',
    spoil: async (_, ownerUrl) => databaseWith(ownerUrl, { password: 'wrong' }),
  },
  'the database of DATABASE_URL is not there': {
    says: ['ไม่มีฐานข้อมูลชื่อ', 'nowhere', 'DATABASE_URL'],
    holds: 'database',
    spoil: async (_, ownerUrl) => databaseWith(ownerUrl, { pathname: '/nowhere' }),
  },
  'DATABASE_URL is none': {
    says: ['DATABASE_URL', 'postgres://'],
    holds: 'database',
    spoil: async () => databaseAt('localhost/sahakon'),
  },
  'a setting is none': {
    who: ['start', 'secret', 'rehearsal', 'doctor'],
    says: ['ค่าตั้งใช้ไม่ได้', 'MAX_CONNECTIONS=many', '.env'],
    holds: 'database',
    spoil: async () => ({ MAX_CONNECTIONS: 'many' }),
  },
  'site.config.json is not there': {
    who: ['start', 'doctor'],
    says: ['ไฟล์ค่าตั้งของสหกรณ์', 'ENOENT', 'SITE_CONFIG'],
    spoil: async ({ root }) => ({ SITE_CONFIG: join(root, 'none.json') }),
  },
  'site.config.json is broken': {
    who: ['start', 'doctor'],
    says: ['ไฟล์ค่าตั้งของสหกรณ์', 'บรรทัดที่ 1', 'SITE_CONFIG'],
    async spoil({ root }) {
      await writeFile(join(root, 'site.json'), '{ "coopNameTH": }');
      return { SITE_CONFIG: join(root, 'site.json') };
    },
  },
  'HOST is not of this machine': {
    who: ['start'],
    says: ['HOST=192.0.2.1', 'ไม่ใช่ที่อยู่ของเครื่องนี้', '127.0.0.1'],
    spoil: async () => ({ HOST: '192.0.2.1' }),
  },
};
