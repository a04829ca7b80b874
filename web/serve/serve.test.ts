import { expect, test } from 'vitest';
import { readMenu } from '../../api/menu/menu.api.ts';
import { type Accepted, want } from '../../api/page-facts.ts';
import { Problem } from '../../api/problem.ts';
import { readFooter } from '../../wings/info/frame/frame.api.ts';
import { answersFor, type ServerCall } from './answers.ts';
import { outcomeOf } from './posted.ts';

const pageLocation = { params: {}, query: new URLSearchParams() };
const layouts = [want(readMenu, {})];
const own = {
  wants: () => [want(readFooter, {})],
  head: ([data]: readonly never[]) => Object(data),
};

/** Answers with the endpoint's name; `fails` says what becomes of the footer. */
const callThat =
  (fails?: Problem | Error): ServerCall =>
  async ({ name }) => {
    if (name === readFooter.name && fails) throw fails;
    return { data: { title: name } };
  };

test('answers travel with the page, and the head is made of the page’s own', async () => {
  const { initialAnswers, head, status } = await answersFor(callThat(), layouts, own, pageLocation);
  expect(status).toBe(200);
  expect(initialAnswers).toHaveLength(2);
  expect(head).toEqual({ title: readFooter.name });
});

test('what there is not, or what no address can mean, is 404 and told to the feed', async () => {
  for (const code of ['not_found', 'bad_input'] as const) {
    const answered = await answersFor(callThat(new Problem(code)), layouts, own, pageLocation);
    expect(answered.status).toBe(404);
    const [, refused] = answered.initialAnswers;
    expect(refused).toMatchObject({ key: [readFooter.name, {}], refusal: { code } });
  }
});

test('what could not be had is told with its reference', async () => {
  const failure = new Problem('unavailable').logged('K7M2-QX4D');
  const answered = await answersFor(callThat(failure), layouts, own, pageLocation);
  expect(answered.failure).toEqual({ text: failure.text, ref: 'K7M2-QX4D' });
});

test('what could not be had is 503, and the browser asks for it again', async () => {
  for (const failure of [new Problem('unavailable'), new Error('broken')]) {
    const answered = await answersFor(callThat(failure), layouts, own, pageLocation);
    expect(answered).toMatchObject({ status: 503, head: {} });
    expect(answered.initialAnswers).toHaveLength(1);
  }
});

test('who asks too often hears it: 429 with the wait, unless more has failed', async () => {
  const tooOften = new Problem('too_many', { retryAfterSeconds: 584 });
  const answered = await answersFor(callThat(tooOften), layouts, own, pageLocation);
  expect(answered).toMatchObject({ status: 429, waitSeconds: 584, head: {} });
  const call: ServerCall = async ({ name }) => {
    throw name === readFooter.name ? tooOften : new Problem('unavailable');
  };
  expect((await answersFor(call, layouts, own, pageLocation)).status).toBe(503);
});

const accepted: Accepted = {
  endpoint: readFooter,
  input: (fields) => ({ topic: fields.get('topic') }),
};

test('a form calls its endpoint with its fields', async () => {
  const seen: unknown[] = [];
  const call: ServerCall = async (endpoint, input) => {
    seen.push(endpoint.name, input);
    return { data: 'ok' };
  };
  const fields = new URLSearchParams({ topic: 'ก' });
  const posted = await outcomeOf(call, { accepts: [accepted] }, fields, pageLocation);
  expect(seen).toEqual([readFooter.name, { topic: 'ก' }]);
  expect(posted).toEqual({
    form: { endpoint: readFooter.name, outcome: { state: 'done', data: 'ok' } },
    status: 200,
  });
});

test('a refused form keeps what was typed and says what is wrong at which field', async () => {
  const fields = new URLSearchParams({ form: readFooter.name, topic: '' });
  const faults = { fields: [{ field: 'topic', message: 'กรุณากรอก' }] };
  const call = callThat(new Problem('bad_input', faults));
  expect(await outcomeOf(call, { accepts: [accepted] }, fields, pageLocation)).toMatchObject({
    status: 400,
    form: {
      outcome: { state: 'refused', fields: { topic: 'กรุณากรอก' }, values: { topic: '' } },
    },
  });
});

test('a form leads on where its page says so, and a page takes no form but its own', async () => {
  const leads = { ...accepted, done: () => ({ location: '/home', setCookie: 'a=1' }) };
  const none = new URLSearchParams();
  expect(await outcomeOf(callThat(), { accepts: [leads] }, none, pageLocation)).toEqual({
    location: '/home',
    setCookie: 'a=1',
  });
  const other = new URLSearchParams({ form: 'info.other' });
  expect(await outcomeOf(callThat(), { accepts: [accepted] }, other, pageLocation)).toBeUndefined();
  expect(await outcomeOf(callThat(), {}, none, pageLocation)).toBeUndefined();
});
