/** The load during a fault: writers with a history, and readers who look for another's canary. */
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from './http-client.ts';
import type { Person } from './people.ts';
import {
  complaintWriter,
  consentWriter,
  draftWriter,
  type LoadTarget,
  topicWriter,
  type WriteOnce,
} from './writers.ts';

/** What a reader asks for in turn: figures, lists with names, and what only they may see. */
const readings = [
  '/api/member/share',
  '/api/member/board_draft',
  '/api/member/deposit',
  '/api/member/status',
  '/api/member/loan',
];
const pages = ['/home', '/api/info/footer', '/board'];

/** Milliseconds between two requests of a loop: brisk, and room for the rest of the machine. */
const every = { read: 25, page: 60, draft: 40, topic: 1_500, complaint: 80, consent: 80 };

export interface Load {
  /** Settles once every loop has its last answer. */
  stop(): Promise<void>;
}

/** `people`: the first read and write drafts, the others post on the board. */
export function startLoad(
  target: LoadTarget,
  readers: readonly Person[],
  posters: readonly Person[],
): Load {
  let going = true;
  const loop = async (millis: number, once: WriteOnce) => {
    while (going) {
      await once();
      await pause(millis);
    }
  };
  const reader = ({ memberNo, client, headers }: Person): Promise<void> => {
    let at = 0;
    return loop(every.read, async () => {
      const path = readings[at % readings.length] ?? '';
      at += 1;
      const from = performance.now();
      const reply = await client.call({ method: 'GET', path, headers });
      target.watch.see('read', from, reply, memberNo);
    });
  };
  const visitor = openClient(target.port);
  let page = 0;
  const visit = async () => {
    const path = pages[page % pages.length] ?? '';
    page += 1;
    const from = performance.now();
    target.watch.see('page', from, await visitor.call({ method: 'GET', path }));
  };
  const work = [
    ...readers.map(reader),
    ...readers.map((person) => loop(every.draft, draftWriter(target, person))),
    loop(every.topic, topicWriter(target, posters)),
    loop(every.complaint, complaintWriter(target)),
    loop(every.consent, consentWriter(target)),
    loop(every.page, visit),
  ];
  return {
    async stop() {
      going = false;
      await Promise.all(work);
      visitor.close();
    },
  };
}
