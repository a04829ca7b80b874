/** What an address's state says of a topic that has just been begun: its writer goes on at once. */
export const newTopic = { isNewTopic: true } as const;

/** Whether the state of an address says so. */
export const isNewTopic = (state: unknown): boolean => Object(state).isNewTopic === true;
