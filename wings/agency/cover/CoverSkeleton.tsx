import { classes } from '../../../kit/classes.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../kit/skeleton/SkeletonBar.tsx';
import bones from './bones.module.css';
import { text } from './cover.text.ts';
import head from './head/head.module.css';

const steps = ['sent', 'opened', 'reported', 'remitted', 'posted'];
const figures = ['billed', 'collected', 'uncollected', 'unreported'];
const rows = ['1', '2', '3', '4', '5', '6'];

/** The month on its way: steps, figures, the head of the list and its first members. */
export function CoverBones() {
  return (
    <Loading what={text.loading}>
      <Panel>
        <div className={bones.steps}>
          {steps.map((step) => (
            <div key={step}>
              <Bone width="65" />
              <Bone width="50" />
            </div>
          ))}
        </div>
      </Panel>
      <dl className={classes(head.figures, bones.figures)}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>
              <Bone width="80" />
            </dt>
            <dd>
              <Bone width="80" />
            </dd>
          </div>
        ))}
      </dl>
      <div className={bones.head}>
        <Bone width="fig" />
        <Bone width="50" />
        <div className={bones.control} />
        <Bone width="20" />
        <div className={bones.control} />
      </div>
      <div className={bones.rows}>
        {rows.map((row) => (
          <div key={row}>
            <Bone width="50" />
            <Bone width="65" />
            <Bone width="load" />
            <Bone width="load" />
            <Bone width="80" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
