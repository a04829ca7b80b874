import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { homeText as text } from './home.text.ts';

/** The news panel on its way. */
export function HomeSkeleton() {
  return (
    <Loading what={text.loading}>
      <PanelSkeleton of={['20', '80', '65', '80', '80', '65']} />
    </Loading>
  );
}
