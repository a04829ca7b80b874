/** Sent to the window when React has taken over the page: what was held until then may go on. */
export const startedEvent = 'sahakon:started';
