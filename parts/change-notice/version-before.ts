/** Of versions, newest first: which one came before this; undefined of the first. Pure. */
export function versionBefore<Version extends { readonly version: string | number }>(
  versions: readonly Version[],
  version: Version['version'],
): Version | undefined {
  const at = versions.findIndex((one) => one.version === version);
  return at < 0 ? undefined : versions[at + 1];
}
