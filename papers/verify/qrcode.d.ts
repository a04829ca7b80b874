/** The part of qrcode that is used here; the package brings no types. */
declare module 'qrcode' {
  interface Qr {
    readonly modules: { readonly size: number; readonly data: Uint8Array };
  }
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): Qr;
}
