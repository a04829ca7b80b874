/** Whether the page as served asks about cookies: the server knows it from the cookie alone. */
import { createContext } from 'react';

export const AskingContext = createContext(false);
