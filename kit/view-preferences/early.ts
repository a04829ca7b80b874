/** Loaded by itself in the head, ahead of everything, so that no page flashes in the wrong size. */
import { startView } from './view-store.ts';

startView();
