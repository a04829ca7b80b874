/** The member's own picture, as whatever frames the page holds it. */
import { createContext } from 'react';

interface OwnPicture {
  /** What an `<img>` takes; undefined: there is none. */
  readonly src: string | undefined;
  /** Opens the dialog; undefined where nothing may be changed. */
  readonly change: (() => void) | undefined;
}

export const OwnPictureContext = createContext<OwnPicture>({ src: undefined, change: undefined });
