import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { backupFaultCodes } from '../../../core/backup/condition.ts';
import { exampleBackups } from './example.text.ts';

const moment = z.nullable(z.string());

/** Whether the cooperative could be put up again, and from what. */
export const readBackups = endpoint({
  name: 'office.backups',
  method: 'GET',
  path: '/api/office/backups',
  wing: 'office',
  who: 'office',
  roles: officeRooms.backups.roles,
  audit: { entry: 'office.backups.read' },
  summary: 'การสำรองข้อมูลและการซ้อมกู้',
  input: z.strictObject({}),
  data: z.object({
    /** `HH:MM` in Bangkok; null: none is made by itself. */
    scheduled_at: z.nullable(z.string()),
    made_at: moment,
    rehearsed_at: moment,
    /** What is the matter, the gravest first. */
    faults: z.array(z.enum(backupFaultCodes)),
    /** Newest first. */
    backups: z.array(
      z.object({
        id: z.string(),
        began_at: z.string(),
        reason: z.enum(['command', 'schedule', 'migration']),
        file: z.nullable(z.string()),
        bytes: z.nullable(z.number()),
        row_count: z.nullable(z.number()),
        sha256: z.nullable(z.string()),
        fault: z.nullable(z.string()),
        rehearsed_at: moment,
        rehearsal_fault: z.nullable(z.string()),
        removed_at: moment,
      }),
    ),
  }),
  example: exampleBackups,
});
