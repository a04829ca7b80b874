/** Addresses of pictures and files of the site, as staff send them. Nothing in them climbs. */
import * as z from 'zod/mini';

export const pictureAddressShape = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/mediafiles\/images(?:\/[\w-][\w.-]*)+$/));

/** The last part of a file's address may be its name. */
export const fileAddressShape = z
  .string()
  .check(
    z.regex(/^\/mediafiles\/files(?:\/(?!\.)[\p{L}\p{M}\p{N}_.,+()% -]+)+$/u),
    z.maxLength(1000),
  );
