/** What passkeys say, as it travels: texts in base64url, nothing that nobody reads. */
import * as z from 'zod/mini';

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const longestId = 1400;
const longestPart = 4000;

/** The answer of a passkey that somebody has. */
export const assertionShape = {
  id: bytes(longestId),
  client_data: bytes(longestPart),
  authenticator_data: bytes(longestPart),
  signature: bytes(longestPart),
  /** Whom the authenticator says that it belongs to. */
  user_handle: z.optional(bytes(100)),
};

/** The answer of a passkey that was just made. */
export const registrationShape = {
  id: bytes(longestId),
  client_data: bytes(longestPart),
  attestation: bytes(20_000),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
  /** What the person calls it. */
  name: z.string().check(z.maxLength(240), z.trim(), z.regex(/^[^\0]{1,60}$/u)),
};

/** What a browser must know to ask an authenticator. */
export const challengeShape = z.object({
  challenge: z.string(),
  /** The domain that the passkey is bound to. */
  rp_id: z.string(),
  /** Of the person's passkeys; empty: whichever the authenticator finds. */
  credential_ids: z.array(z.string()),
});

/** What a browser must know to have a new passkey made. */
export const creationShape = z.object({
  ...challengeShape.shape,
  rp_name: z.string(),
  user_id: z.string(),
  login: z.string(),
  name: z.string(),
});

export const challengeExample = {
  challenge: 'tHiS-iS-nO-cHaLlEnGe_tHiS-iS-aN-eXaMpLe-0oN1',
  rp_id: 'portal.example',
  credential_ids: [],
};

export const creationExample = {
  ...challengeExample,
  rp_name: 'Sahakon',
  user_id: 'MTExMTExMTEtMTExMS00MTExLTgxMTEtMTExMTExMTExMTEx',
  login: 'noi',
  name: 'Noi',
};
