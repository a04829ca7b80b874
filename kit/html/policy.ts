/** The only way from text to markup in the browser: one named Trusted Types policy (S6, T5). */
import purify, { type Config } from 'dompurify';
import { articlePicture } from '../../core/media-address.ts';

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
  // Their values are no addresses, and are not judged as such.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:|tel:|mailto:|\/(?!\/))/i,
};

/** What is pasted keeps what tells of lists and stresses until it is read; nobody sees it. */
const pasted: Config = {
  ...config,
  ALLOWED_TAGS: [
    ...(config.ALLOWED_TAGS as readonly string[]),
    ...['div', 'section', 'article', 'h1', 'h5', 'h6'],
  ],
  ALLOWED_ATTR: [...(config.ALLOWED_ATTR as readonly string[]), 'data-style'],
  ADD_URI_SAFE_ATTR: [...(config.ADD_URI_SAFE_ATTR as readonly string[]), 'data-style'],
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

type Sanitiser = (text: string, how: Config) => unknown;

const noScript = (): never => {
  throw new TypeError('no script comes through this policy');
};

/** Emoji of other sites are pictures: while something is pasted, what they say stays. */
let isPasting = false;

/** As the server writes it: by the address alone, whatever the markup said. */
function showInWidths(image: Element): void {
  const address = image.getAttribute('src') ?? '';
  const sources = articlePicture(address, image.getAttribute('width') ?? undefined) ?? {};
  for (const [name, value] of Object.entries(sources)) image.setAttribute(name, value);
}

/**
 * DOMPurify parses inside our policy instead of one of its own, which the page would refuse. That
 * inner step hands the text on untouched, so the policy stays in here and only `sanitised` leaves.
 */
function createSanitiser(factory: Factory | undefined): Sanitiser {
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('href')) node.setAttribute('rel', 'noopener noreferrer');
    if (node.tagName === 'IMG' && !node.getAttribute('src')?.startsWith('/mediafiles/')) {
      if (isPasting) node.removeAttribute('src');
      else node.remove();
    } else if (node.tagName === 'IMG' && !isPasting) {
      showInWidths(node);
    }
  });
  if (!factory) return (text, how) => purify.sanitize(text, how);
  const policy = factory.createPolicy(policyName, {
    createHTML: (text) => text,
    createScriptURL: noScript,
  });
  const inside = { TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } as Config;
  return (text, how) => purify.sanitize(text, { ...how, ...inside });
}

const sanitiser = createSanitiser((globalThis as { trustedTypes?: Factory }).trustedTypes);

/**
 * Markup that a text may put on the page: a TrustedHTML where the browser knows it, else a string.
 * React writes either into `dangerouslySetInnerHTML`.
 */
export function sanitised(text: string): string {
  return sanitiser(text, config) as string;
}

/** Pasted markup as an inert fragment; pictures of other sites have no address in it. */
export function clipboardFragment(text: string): DocumentFragment {
  // The page refuses styles, inert ones too; as data they say what was bold.
  const bare = text
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  isPasting = true;
  try {
    return sanitiser(bare, { ...pasted, RETURN_DOM_FRAGMENT: true }) as DocumentFragment;
  } finally {
    isPasting = false;
  }
}
