/** Gathers single questions into one: what many requests ask at once is asked of the store once. */

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds that questions wait at most for the batch before theirs to come back. */
const patience = 20;

/**
 * Answers each question by asking `ask` for many together, answers in the order of questions.
 * Questions of one turn of the event loop go together, and while one batch is on its way the next
 * one gathers; a slow batch holds nobody up for longer than 20 ms. A question never joins a batch
 * that has already been sent.
 */
export function inBatches<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  largest = 500,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let flying = 0;
  let due = false;
  let late: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    due = false;
    clearTimeout(late);
    late = undefined;
    const batch = waiting.slice(0, largest);
    waiting = waiting.slice(largest);
    flying += 1;
    if (waiting.length > 0) plan();
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
    if (flying > 0) {
      late ??= setTimeout(send, patience);
      return;
    }
    due = true;
    setImmediate(send);
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      plan();
    });
}
