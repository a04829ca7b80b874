/** Names in `.env` that are nobody's and come near one of ours: what they set has no effect. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** As in `.env.example`; a test holds them against it. */
export const settingNames: readonly string[] = `
  PORT HOST WORKERS DATA_DIR DATABASE_URL DATABASE_OWNER_URL DATABASE_READ_URL VALKEY_URL
  INTAKE_KEEP_PUBLICATIONS BACKUP_PASSPHRASE BACKUP_SECRET_PASSPHRASE BACKUP_DIR BACKUP_AT
  BACKUP_KEEP_DAYS BACKUP_BEFORE_MIGRATION DEMO DEMO_MEMBERS DEMO_DATE SITE_CONFIG PUBLIC_ORIGIN
  OFFICE_HOST TRUSTED_PROXIES MAX_CONNECTIONS MAX_CONNECTIONS_PER_NETWORK METRICS_TOKEN
  FIGURES_DAYS FIGURES_MISSING_DAYS IDLE_MINUTES NEW_DEVICE_OTP OUTBOX MAIL_FROM SMS_HTTP_URL
  SMS_HTTP_METHOD SMS_HTTP_HEADERS SMS_HTTP_BODY SMS_HTTP_OK ALERT_MAIL INTAKE_FOLDER
  INTAKE_MAPPING INTAKE_POLL_SECONDS INTAKE_KEEP_DAYS INTAKE_STALL_SECONDS INTAKE_QUARANTINE
  INTAKE_MAIL ARGON_MEMORY_KIB ARGON_PASSES SECRET SECRETS NODE_EXTRA_CA_CERTS
`
  .trim()
  .split(/\s+/);

/** Others' names that come near one of ours by chance. */
const foreign = new Set(['HOME', 'NODE_ENV']);

/** Letters to add, to leave out and to change, until one is the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, wanted] of [...other].entries()) {
      const change = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const farthest = 2;

interface NearName {
  readonly name: string;
  readonly meant: string;
}

/** Those of a file's names that are likely mistyped, each with the one that was meant. */
export function nearNames(names: readonly string[]): readonly NearName[] {
  return names.flatMap((name) => {
    if (settingNames.includes(name) || foreign.has(name)) return [];
    const upper = name.toUpperCase();
    const [best] = settingNames
      .map((meant) => ({ meant, far: distance(upper, meant) }))
      .toSorted((one, other) => one.far - other.far);
    return best !== undefined && best.far <= farthest ? [{ name, meant: best.meant }] : [];
  });
}

/** Those of `.env` in the working folder; none where there is no such file to read. */
export function nearNamesOfFile(path = '.env'): readonly NearName[] {
  try {
    return nearNames(Object.keys(parseEnv(readFileSync(path, 'utf8'))));
  } catch {
    return []; // The start tells of one that cannot be read.
  }
}
