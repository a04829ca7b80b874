/** What an editor does with the text as it stands. */
export type Action = 'save' | 'publish' | 'preview';
