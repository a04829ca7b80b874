/** Whoever the rooms' rows let ask a feed, signed in once. */
import type { Endpoint } from '../../api/endpoint.ts';
import { signInStaff } from '../../tools/office.ts';
import type { Headers } from '../../tools/sign-in.ts';
import type { openTestApp } from '../../tools/test-app.ts';

export type App = Awaited<ReturnType<typeof openTestApp>>;

/** Logins of the demo's staff are the names of their roles, but for these. */
const logins: Readonly<Record<string, string>> = { service: 'support', auditor: 'admin' };

/** A function that gives the headers of `visitor`, `000123`, `agency:01011001`, `staff:admin`. */
export function openCallers(app: App): (as: string) => Promise<Headers> {
  const signedIn = new Map<string, Promise<Headers>>();
  const signIn = async (as: string): Promise<Headers> => {
    const [kind = '', name = ''] = as.split(':');
    if (kind === 'visitor') return {};
    if (kind === 'agency') return app.signInAgency(name);
    if (kind === 'staff') return signInStaff(app, logins[name] ?? name);
    return app.signIn(kind);
  };
  return (as) => {
    const found = signedIn.get(as) ?? signIn(as);
    signedIn.set(as, found);
    return found;
  };
}

/** The address of a call, path and query. */
export function addressOf({ path }: Endpoint, input: object): string {
  const fields = new Map(Object.entries(input));
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = encodeURIComponent(String(fields.get(field)));
    fields.delete(field);
    return value;
  });
  const text = [...fields].map(([key, value]): [string, string] => [key, String(value)]);
  const query = new URLSearchParams(text);
  return `${url}?${query}`;
}
