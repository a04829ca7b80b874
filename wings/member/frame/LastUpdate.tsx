import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Note } from '../../../shell/frame/Note.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readLastUpdate } from './frame.api.ts';
import { text } from './frame.text.ts';
import { hasUpdateNote } from './menu.ts';

/** When the figures above were last brought up to date; nothing where nobody knows (R007, R151). */
export function LastUpdate({ pathname }: { readonly pathname: string }) {
  const { data } = useApiQuery(readLastUpdate, hasUpdateNote(pathname) ? {} : undefined);
  if (!data) return null;
  return (
    <Note>
      {text.updatedOn} <ThaiDate day={data} long />
    </Note>
  );
}
