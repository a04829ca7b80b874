/** The first steps of a new cooperative: what is there, its first menu and its first news. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { neededRoles, officeRooms } from '../../../api/office/office-rooms.ts';
import { type ParticularKey, particularGroups } from '../../../api/office/particulars.ts';
import type { StaffRole } from '../../../api/office/staff-roles.ts';
import { paths } from '../../../api/paths.ts';
import { Problem } from '../../../api/problem.ts';
import {
  type FirstState,
  putFirstMenu,
  putFirstNews,
  readFirstState,
} from '../../../records/content/first-content.ts';
import type { Services } from '../../../records/services.ts';
import { listStaff } from '../../../records/staff/keep-staff.ts';
import { beginMenu, beginNews, readFirstSteps, stepKeys } from './first-steps.api.ts';
import { answers } from './first-steps.text.ts';
import { categoriesOf, entriesOf, newsCategory } from './templates.text.ts';

type FirstServices = Services & { readonly examples: readonly ParticularKey[] };

const handle = handlersOn<FirstServices>();

type StepKey = (typeof stepKeys)[number];

interface Now extends FirstState {
  readonly unheld: readonly StaffRole[];
}

function isDone(step: StepKey, { menu, news, overruled, unheld }: Now): boolean {
  if (step === 'staff') return unheld.length === 0;
  if (step === 'menu') return menu;
  if (step === 'news') return news;
  if (step === 'logo') return overruled.includes('logo');
  return particularGroups[step].some((key) => overruled.includes(key));
}

const opensComplaints = (role: StaffRole) => officeRooms.complaints.roles.includes(role);

/** Paragraphs of what was typed; nothing of it is markup. */
function htmlOf(typed: string): string {
  const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return typed
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (one) => escapes[one] ?? one)}</p>`)
    .join('');
}

export const handlers: readonly Handler<FirstServices>[] = [
  handle(readFirstSteps, {
    async run({ who, services }) {
      const [state, all] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([readFirstState(db), listStaff(db)]),
      );
      const held = new Set(all.filter((one) => one.endedAt === null).flatMap((one) => one.roles));
      const unheld = neededRoles.filter((role) => !held.has(role));
      const now = { ...state, unheld };
      return {
        data: {
          done: stepKeys.filter((step) => isDone(step, now)),
          unheld: [...unheld],
          examples: [...services.examples],
          unread_complaints: unheld.some(opensComplaints) ? state.complaints : 0,
        },
      };
    },
  }),

  handle(beginMenu, {
    async run({ input: { template }, who, services }) {
      const isNew = await services.records.asStaff(who.staffId, (db) =>
        putFirstMenu(db, entriesOf(template), categoriesOf(template)),
      );
      if (!isNew) throw new Problem('conflict', { text: answers.hasMenu });
      return { messages: answers.menuMade };
    },
  }),

  handle(beginNews, {
    async run({ input: { title, body }, who, services }) {
      const id = await services.records.asStaff(who.staffId, (db) =>
        putFirstNews(db, { title, bodyHtml: htmlOf(body) }, newsCategory),
      );
      if (id === undefined) throw new Problem('conflict', { text: answers.hasNews });
      return { messages: answers.newsMade, data: { url: paths.show(id) } };
    },
  }),
];
