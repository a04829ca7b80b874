/** Who hears of a weakness of this site: `security` of the settings file. */
import * as z from 'zod/mini';

const longest = 300;
/** A web address, a mail address or a telephone, each as a URI (RFC 9116, 2.5.3). */
const contact = z
  .string()
  .check(
    z.maxLength(longest),
    z.regex(/^(?:mailto:[^\s@:/?]+@[^\s@:/?]+|https:\/\/[^\s/]\S*|tel:\+\d{6,15})$/),
  );

export const securityShape = z.strictObject({
  /** The one that is read first stands first. */
  contact: z.array(contact).check(z.minLength(1), z.maxLength(5)),
  /** The cooperative's own page on what a finder may do and expect. */
  policy: z.optional(z.string().check(z.maxLength(longest), z.regex(/^https:\/\/[^\s/]\S*$/))),
});

export type SecuritySettings = z.output<typeof securityShape>;
