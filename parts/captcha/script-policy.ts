/** The only way to a worker's script: one named Trusted Types policy for our files (S6). */

/** Name to allow in the content security policy. */
const policyName = 'sahakon-script';
/** Built files by their hash, and the service worker, whose address never changes. */
const ours = /^\/(?:assets\/[\w.-]+|worker)\.js$/;

interface Factory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** Throws for every address that is not a built file of this site. */
export function ownScript(url: string): string {
  if (!ours.test(url)) throw new TypeError('no foreign script comes through this policy');
  return url;
}

const rules = { createScriptURL: ownScript };
let policy: ReturnType<Factory['createPolicy']> | undefined;

/** The address as the script of a worker is taken: a TrustedScriptURL where that is known. */
export function trustedScript(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return ownScript(url);
  // A name may be taken once only.
  policy ??= factory.createPolicy(policyName, rules);
  return policy.createScriptURL(url) as string;
}
