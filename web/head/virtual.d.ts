/** Hashed names of the browser's files, filled in while the server's side is built. */
declare module 'virtual:client-manifest' {
  export interface BuiltFile {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  }
  const manifest: Readonly<Record<string, BuiltFile>>;
  export default manifest;
}
