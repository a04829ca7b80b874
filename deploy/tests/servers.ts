/** A primary, replicas and PgBouncer of Debian's packages, with the files of deploy/. */
import { appendFile, chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountForPostgres } from '../../records/postgres/account.ts';
import { freePort } from '../../records/postgres/free-port.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { debianBinaries, execute } from '../../tools/store/temporary-postgres.ts';
import { changed, makeCertificate, type Neighbour, run, startNeighbour } from './neighbour.ts';

const password = 'password-of-the-test';

/** A server of PostgreSQL that runs. */
export interface Server {
  readonly data: string;
  readonly port: number;
  /** The administrator's, by TLS without a look at the certificate. */
  readonly url: string;
}

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;
type Certificate = Awaited<ReturnType<typeof makeCertificate>>;

const administrator = (port: number) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=no-verify`;

/** The address by which a login of ours finds the store on that port. */
export const storeAt = (port: number, login: 'sahakon_portal' | 'sahakon_portal_owner') =>
  `postgres://${login}:${password}@127.0.0.1:${port}/sahakon`;

/** What a test changes in the file: its place, and a machine that has other work. */
async function settingsAt(port: number, pem: Certificate, archive: string): Promise<string> {
  const text = await changed('postgresql/primary.conf', [
    ['shared_buffers = 2GB', 'shared_buffers = 32MB'],
    ["listen_addresses = '*'", "listen_addresses = '127.0.0.1'"],
  ]);
  const archived = await changed('postgresql/archive.conf', [['/srv/archive', archive]]);
  const here = `ssl_cert_file = '${pem.certificate}'\nssl_key_file = '${pem.key}'
    port = ${port}\nunix_socket_directories = ''\nfsync = off\n`;
  return text + archived + here;
}

/** Who comes in; `plain`: who may come without TLS, as Debian's lines have it on one machine. */
async function doors(plain: readonly string[]): Promise<string> {
  const lines = await changed('postgresql/pg_hba.conf', [
    ['10.0.0.11/32', '127.0.0.1/32'],
    ['10.0.0.12/32', '127.0.0.1/32'],
  ]);
  const administers = 'hostssl postgres postgres 127.0.0.1/32 scram-sha-256\n';
  const here = plain.map((login) => `host sahakon ${login} 127.0.0.1/32 scram-sha-256\n`);
  return administers + here.join('') + lines;
}

/** Servers in a folder of their own. */
export class Servers {
  readonly #home: Folder;
  readonly #binaries: string;
  readonly #pem: Certificate;
  readonly #running = new Set<string>();
  readonly #poolers: Neighbour[] = [];
  readonly #as = accountForPostgres();
  /** Where finished logs of changes go. */
  readonly archive: string;

  private constructor(home: Folder, binaries: string, pem: Certificate) {
    this.#home = home;
    this.#binaries = binaries;
    this.#pem = pem;
    this.archive = join(home.path, 'archive');
  }

  static async open(): Promise<Servers> {
    const home = await temporaryFolder();
    const pem = await makeCertificate(home.path, 'localhost');
    const servers = new Servers(home, (await debianBinaries()) ?? '', pem);
    await mkdir(servers.archive, { mode: 0o700 });
    await servers.#give(home.path, pem.key, servers.archive);
    return servers;
  }

  async #give(...paths: readonly string[]): Promise<void> {
    const as = this.#as;
    if (as) await Promise.all(paths.map((path) => chown(path, as.uid, as.gid)));
  }

  #call(program: string, ...args: readonly string[]) {
    return run(join(this.#binaries, program), [...args], {
      ...(this.#as && { uid: this.#as.uid, gid: this.#as.gid }),
      cwd: this.#home.path,
      env: { PATH: process.env.PATH, PGPASSWORD: password },
    });
  }

  async start(data: string, port: number): Promise<Server> {
    const settings = await settingsAt(port, this.#pem, this.archive);
    await writeFile(join(data, 'sahakon.conf'), settings);
    await this.#call('pg_ctl', '-D', data, '-w', '-t', '60', '-l', `${data}.log`, 'start');
    this.#running.add(data);
    return { data, port, url: administrator(port) };
  }

  /** At once, as a machine that loses its power. */
  async stop({ data }: Pick<Server, 'data'>): Promise<void> {
    if (!this.#running.delete(data)) return;
    await this.#call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  }

  /** The administrator's, the replica's and the store's two logins are there, and the store. */
  async startPrimary(plain: readonly string[] = ['sahakon_portal_owner']): Promise<Server> {
    const [data, port] = [join(this.#home.path, 'primary'), await freePort()];
    const passwordFile = join(this.#home.path, 'password');
    await writeFile(passwordFile, password);
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
    await this.#call('initdb', '-D', data, ...access, '-E', 'UTF8', '--locale=C', '--no-sync');
    await appendFile(join(data, 'postgresql.conf'), "include 'sahakon.conf'\n");
    await writeFile(join(data, 'pg_hba.conf'), await doors(plain));
    const primary = await this.start(data, port);
    await execute(
      primary.url,
      `CREATE ROLE replica REPLICATION LOGIN PASSWORD '${password}';
       CREATE ROLE sahakon_portal_owner LOGIN CREATEDB CREATEROLE PASSWORD '${password}';
       CREATE ROLE sahakon_portal LOGIN PASSWORD '${password}'`,
    );
    await execute(primary.url, 'CREATE DATABASE sahakon OWNER sahakon_portal_owner');
    return primary;
  }

  /** Copies the primary as it is now into a folder of that name; gives its path. */
  async copyOf({ port }: Server, name: string, manner: readonly string[]): Promise<string> {
    const data = join(this.#home.path, name);
    const who = `user=replica application_name=${name}`;
    const from = `host=127.0.0.1 port=${port} ${who} sslmode=require`;
    await this.#call('pg_basebackup', '-d', from, '-D', data, '-c', 'fast', ...manner);
    return data;
  }

  async startReplica(primary: Server, name = 'replica1'): Promise<Server> {
    const data = await this.copyOf(primary, name, ['-R', '-X', 'stream', '-C', '-S', name]);
    return this.start(data, await freePort());
  }

  /** Before the store of that server; gives its port. `size`: its connections to the server. */
  async startPooler(server: Server, size: number): Promise<number> {
    const [port, folder] = [await freePort(), join(this.#home.path, 'pgbouncer')];
    await mkdir(folder);
    const users = join(folder, 'userlist.txt');
    const logins = ['sahakon_portal', 'sahakon_portal_owner'];
    const lines = logins.map((login) => `"${login}" "${password}"\n`).join('');
    await writeFile(users, lines, { mode: 0o600 });
    const file = join(folder, 'pgbouncer.ini');
    const settings = await changed('pgbouncer/pgbouncer.ini', [
      ['host=db.example port=5432', `host=127.0.0.1 port=${server.port}`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['default_pool_size = 20', `default_pool_size = ${size}`],
      ['/etc/pgbouncer/userlist.txt', users],
      ['/etc/ssl/certs/ca-certificates.crt', this.#pem.certificate],
      ['/run/postgresql/pgbouncer.pid', join(folder, 'pid')],
    ]);
    await writeFile(file, settings);
    await this.#give(users, folder);
    await chmod(folder, 0o755);
    const as = this.#as && { uid: this.#as.uid, gid: this.#as.gid };
    this.#poolers.push(await startNeighbour({ program: 'pgbouncer', args: [file], port, as }));
    return port;
  }

  async close(): Promise<void> {
    await Promise.all(this.#poolers.map((pooler) => pooler.stop()));
    for (const data of [...this.#running].reverse()) await this.stop({ data });
    await this.#home.remove();
  }
}
