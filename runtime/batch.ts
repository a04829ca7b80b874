/** Gathers single questions into one: what many requests ask at once is asked of the store once. */

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly answer: Promise<Answer>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds that questions wait at most for the batch before theirs to come back. */
const patience = 20;

/**
 * Answers each question by asking `ask` for many together, answers in the order of questions.
 * Questions of one turn of the event loop go together, the same one (by `keyOf`) only once, and
 * while one batch is on its way the next one gathers; a slow batch holds nobody up for longer than
 * 20 ms. A question never joins a batch that has already been sent.
 */
export function inBatches<Question, Answer>(
  keyOf: (question: Question) => string,
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting = new Map<string, Waiting<Question, Answer>>();
  let flying = 0;
  let due = false;
  let late: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    due = false;
    clearTimeout(late);
    late = undefined;
    const batch = [...waiting.values()];
    waiting = new Map();
    flying += 1;
    try {
      const answers = await ask(batch.map(({ question }) => question));
      batch.forEach((one, at) => {
        one.resolve(answers[at] as Answer);
      });
    } catch (error) {
      for (const one of batch) one.reject(error);
    } finally {
      flying -= 1;
      if (waiting.size > 0) plan();
    }
  }

  function plan(): void {
    if (due) return;
    if (flying > 0) {
      late ??= setTimeout(send, patience);
      return;
    }
    due = true;
    setImmediate(send);
  }

  return (question) => {
    const key = keyOf(question);
    const existing = waiting.get(key);
    if (existing !== undefined) return existing.answer;
    const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.set(key, { question, answer, resolve, reject });
    plan();
    return answer;
  };
}
