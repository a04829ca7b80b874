import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { text } from './dividends.text.ts';

/** The years on their way. */
export function DividendsSkeleton() {
  return (
    <Loading what={text.loading}>
      <PanelSkeleton of={['35', 'fig', '80', '65', '80', '65', '80']} />
      <FileRow />
      <PanelSkeleton of={['35', '80', '65', '80', '65']} />
    </Loading>
  );
}
