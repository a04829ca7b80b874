/** Gathers single questions into one: what many requests ask at once is asked of the store once. */

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers each question by asking `ask` for many together, answers in the order of questions.
 * Questions of one turn of the event loop go together; while `inFlight` batches are on their
 * way the next ones gather. A question never joins a batch that has already been sent.
 */
export function inBatches<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { inFlight = 2, largest = 500 } = {},
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let flying = 0;
  let due = false;

  async function send(): Promise<void> {
    due = false;
    if (flying >= inFlight || waiting.length === 0) return;
    const batch = waiting.slice(0, largest);
    waiting = waiting.slice(largest);
    if (waiting.length > 0) plan();
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
      if (waiting.length > 0) plan();
    }
  }

  function plan(): void {
    if (due) return;
    due = true;
    setImmediate(send);
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      plan();
    });
}
