/** What `/show/{topicId}` asks the store; one reading for server and browser. */
export const topicInput = (topicId: string | undefined) => ({ id: topicId ?? '' });
