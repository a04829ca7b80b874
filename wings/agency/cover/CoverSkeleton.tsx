import { classes } from '../../../kit/classes.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import bones from './bones.module.css';
import { text } from './cover.text.ts';
import head from './head/head.module.css';

const steps = ['sent', 'opened', 'reported', 'remitted', 'posted'];
const figures = ['billed', 'collected', 'uncollected', 'unreported'];
const rows = ['1', '2', '3', '4', '5', '6'];

/** The month on its way: steps, figures, the head of the list and its first members. */
export function CoverSkeleton() {
  return (
    <Loading what={text.loading}>
      <Panel>
        <div className={bones.steps}>
          {steps.map((step) => (
            <div key={step}>
              <SkeletonBar width="65" />
              <SkeletonBar width="50" />
            </div>
          ))}
        </div>
      </Panel>
      <dl className={classes(head.figures, bones.figures)}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>
              <SkeletonBar width="80" />
            </dt>
            <dd>
              <SkeletonBar width="80" />
            </dd>
          </div>
        ))}
      </dl>
      <div className={bones.head}>
        <SkeletonBar width="fig" />
        <SkeletonBar width="50" />
        <div className={bones.control} />
        <SkeletonBar width="20" />
        <div className={bones.control} />
      </div>
      <div className={bones.rows}>
        {rows.map((row) => (
          <div key={row}>
            <SkeletonBar width="50" />
            <SkeletonBar width="65" />
            <SkeletonBar width="load" />
            <SkeletonBar width="load" />
            <SkeletonBar width="80" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
