/** Answers that depend only on member, address and publication, kept in memory (design §8). */

export interface KeptAnswers {
  get(memberNo: string, address: string, publication: number): Buffer | undefined;
  put(memberNo: string, address: string, publication: number, answer: Buffer): void;
}

/**
 * Keeps at most `largest` bytes; the longest unused goes first. Answers of another
 * publication than the last one asked for are dropped at once, so none outlives its records.
 */
export function keepAnswers(largest = 32_000_000): KeptAnswers {
  const kept = new Map<string, Buffer>();
  let held = 0;
  let current: number | undefined;

  const keyOf = (memberNo: string, address: string) => `${memberNo} ${address}`;

  function turnTo(publication: number): void {
    if (publication === current) return;
    kept.clear();
    held = 0;
    current = publication;
  }

  function drop(key: string): void {
    const answer = kept.get(key);
    if (answer === undefined) return;
    kept.delete(key);
    held -= answer.length;
  }

  return {
    get(memberNo, address, publication) {
      turnTo(publication);
      const key = keyOf(memberNo, address);
      const answer = kept.get(key);
      if (answer !== undefined) {
        kept.delete(key);
        kept.set(key, answer);
      }
      return answer;
    },
    put(memberNo, address, publication, answer) {
      if (publication !== current || answer.length > largest / 100) return;
      const key = keyOf(memberNo, address);
      drop(key);
      kept.set(key, answer);
      held += answer.length;
      for (const oldest of kept.keys()) {
        if (held <= largest) break;
        drop(oldest);
      }
    },
  };
}
