/** From a page behind the members' gate: hold what its frame needs, too. */
export const holdFrame = 'hold the frame';
