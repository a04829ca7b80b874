/** Everything that is looked at, in order. A new check is a file in `checks` and a line here. */

import type { Check } from './check.ts';
import { audit } from './checks/audit.ts';
import { backups } from './checks/backups.ts';
import { certificate } from './checks/certificate.ts';
import { clock } from './checks/clock.ts';
import { database } from './checks/database.ts';
import { disk } from './checks/disk.ts';
import { fonts } from './checks/fonts.ts';
import { intake } from './checks/intake.ts';
import { mail } from './checks/mail.ts';
import { memory } from './checks/memory.ts';
import { outbox } from './checks/outbox.ts';
import { proxy } from './checks/proxy.ts';
import { replicas } from './checks/replicas.ts';
import { roles } from './checks/roles.ts';
import { schema } from './checks/schema.ts';
import { secret } from './checks/secret.ts';
import { server } from './checks/server.ts';
import { servers } from './checks/servers.ts';
import { settings } from './checks/settings.ts';
import { sms } from './checks/sms.ts';
import { sums } from './checks/sums.ts';
import { valkey } from './checks/valkey.ts';
import { versions } from './checks/versions.ts';

export const checks: readonly Check[] = [
  ...[versions, settings, disk, memory, clock],
  ...[database, replicas, schema, roles, secret, intake, sums, audit, backups, valkey],
  ...[fonts, outbox, mail, sms],
  ...[server, servers, proxy, certificate],
];
