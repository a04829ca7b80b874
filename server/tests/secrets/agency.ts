/** What a contact of an agency does in a day, every answer of it heard. */
import type { Ask, Headers } from '../../../tools/sign-in.ts';

/** With a value against forgery that belongs to the session in `headers`. */
async function withAgencyValue(ask: Ask, headers: Headers = {}): Promise<Headers> {
  const own = {
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    ...headers,
  };
  const url = '/api/membergroup/config';
  const { body } = await ask({ method: 'GET', url, headers: own });
  return { ...own, 'x-csrf-token': body.data.csrf_token };
}

/** The bare answer of a sign-in. */
async function tryAgency(ask: Ask, login: string, password: string) {
  return ask({
    method: 'POST',
    url: '/api/membergroup/auth/login',
    headers: await withAgencyValue(ask),
    body: { member_group_no: login, member_group_pass: password },
  });
}

/** Headers of a contact who signs in through the form. Throws when it is refused. */
async function inAgency(ask: Ask, login: string, password: string): Promise<Headers> {
  const { status, body, cookies } = await tryAgency(ask, login, password);
  if (status !== 200) throw new Error(`${login} was not let in: ${status}`);
  const cookie = cookies.map((line) => line.split(';')[0] ?? '').join('; ');
  return withAgencyValue(ask, { authorization: `Bearer ${body.token}`, cookie });
}

const rooms = ['keeprep', 'delivery_book', 'summarize_rep', 'report', 'guide_group'];

interface Typed {
  readonly right: string;
  readonly wrong: string;
  readonly unfit: string;
  readonly next: string;
}

/** Signs in after two failures, opens every room, changes the password; gives the statuses. */
export async function agencyDay(ask: Ask, { right, wrong, unfit, next }: Typed) {
  const [agency, second] = ['01012002', '01012002-2'];
  // What people type into the field above: the password.
  const failed = [await tryAgency(ask, agency, wrong), await tryAgency(ask, right, wrong)];
  const headers = await inAgency(ask, second, right);
  const shown = new Set<number>();
  for (const room of rooms) {
    const url = `/api/membergroup/${room}`;
    shown.add((await ask({ method: 'GET', url, headers })).status);
  }
  const url = '/api/membergroup/member_pass';
  const change = async (mem_password: string, mem_oldpassword: string) => {
    const body = { mem_password, mem_oldpassword };
    return (await ask({ method: 'POST', url, headers, body })).status;
  };
  const changed = [
    await change(unfit, right),
    await change(next, wrong),
    await change(next, right),
  ];
  const after = [await tryAgency(ask, second, right), await tryAgency(ask, second, next)];
  return {
    in: failed.map(({ status }) => status),
    rooms: [...shown],
    change: changed,
    out: after.map(({ status }) => status),
  };
}
