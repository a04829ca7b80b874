/** Which version of the terms an address asks for: `?version=2`; none names the one in force. */
export function termsInput(query: URLSearchParams): { version?: string } {
  const version = query.get('version');
  return version === null ? {} : { version };
}
