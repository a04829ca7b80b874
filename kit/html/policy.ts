/** The only way from text to markup in the browser: one named Trusted Types policy (S6, T5). */
import purify, { type Config } from 'dompurify';

/** Name to allow in the content security policy. */
const policyName = 'sahakon-html';

/** The widest list of F; what a text of another kind may not hold, the server has taken out. */
const config: Config = {
  ALLOWED_TAGS: [
    ...['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span', 'a'],
    ...['h2', 'h3', 'h4', 'blockquote', 'figure', 'figcaption', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:|tel:|mailto:|\/(?!\/))/i,
};

interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): Policy;
}

interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(url: string): unknown;
}

const noScript = (): never => {
  throw new TypeError('no script comes through this policy');
};

/**
 * DOMPurify parses inside our policy instead of one of its own, which the page would refuse. That
 * inner step hands the text on untouched, so the policy stays in here and only `sanitised` leaves.
 */
function createSanitiser(factory: Factory | undefined): (text: string) => unknown {
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('href')) node.setAttribute('rel', 'noopener noreferrer');
    if (node.tagName === 'IMG' && !node.getAttribute('src')?.startsWith('/mediafiles/')) {
      node.remove();
    }
  });
  if (!factory) return (text) => purify.sanitize(text, config);
  const policy = factory.createPolicy(policyName, {
    createHTML: (text) => text,
    createScriptURL: noScript,
  });
  const inside = { ...config, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } as Config;
  return (text) => purify.sanitize(text, inside);
}

const sanitiser = createSanitiser((globalThis as { trustedTypes?: Factory }).trustedTypes);

/**
 * Markup that a text may put on the page: a TrustedHTML where the browser knows it, else a string.
 * React writes either into `dangerouslySetInnerHTML`.
 */
export function sanitised(text: string): string {
  return sanitiser(text) as string;
}
