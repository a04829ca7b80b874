/** Load on connections that are used again and again, of which each answer is looked at. */
import { Agent, get } from 'node:http';

export interface SteadyLoad {
  /** Ends it; gives how many were answered with 200, and what became of all others. */
  stop(): Promise<{ readonly answered: number; readonly failed: readonly string[] }>;
}

interface Place {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One request: its status, or what went wrong. */
const ask = (agent: Agent, { url, headers }: Place): Promise<string> =>
  new Promise((resolve) => {
    get(url, { agent, headers }, (answer) => {
      answer.on('error', (error) => resolve(error.message));
      answer.on('end', () => resolve(String(answer.statusCode))).resume();
    }).on('error', ({ message }) => resolve(message));
  });

/** `clients` ask at a time, each on a connection of its own for as long as it may stay open. */
export function startLoad(place: Place, clients = 8): SteadyLoad {
  let answered = 0;
  let isOver = false;
  const failed: string[] = [];
  const all = Array.from({ length: clients }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      const outcome = await ask(agent, place);
      if (outcome === '200') answered += 1;
      else failed.push(outcome);
    }
    agent.destroy();
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { answered, failed };
    },
  };
}
