/** The browser's files, by their hashed names, filled in while the server's side is built. */
declare module 'virtual:client-manifest' {
  export interface BuiltFile {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  }
  const manifest: Readonly<Record<string, BuiltFile>>;
  export default manifest;
  export interface InlineText {
    readonly text: string;
    /** By which the content security policy allows this text and no other. */
    readonly source: string;
  }
  export interface InlineFile extends InlineText {
    /** Rules of a style sheet that name fonts; `text` is the rest. */
    readonly fonts?: InlineText;
  }
  /** Style sheets and the early script, by their names. */
  export const inlineFiles: Readonly<Record<string, InlineFile>>;
}
