import { UsersRound } from 'lucide-react';
import { Blank } from '../../../kit/blank/Blank.tsx';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { GianBones } from './GianBones.tsx';
import { readGian, takeGian } from './gian.api.ts';
import styles from './gian.module.css';
import { text } from './gian.text.ts';
import { Nomination } from './Nomination.tsx';

/** `/member/gian` (R050; D-14): who receives what, and whether it comes to a hundred. */
export function GianPage() {
  const { phone } = useSite();
  const { state, data, ref, retry } = useFeed(readGian, {});
  return (
    <>
      <Top
        title={text.title}
        sub={
          data ? (
            <>
              {text.asOf} <ThaiDate day={data.as_of} long />
            </>
          ) : (
            '\u00a0'
          )
        }
      />
      {state === 'fetching' ? <GianBones /> : null}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
            {text.safe}
          </Failed>
        </Panel>
      ) : null}
      {data && data.beneficiaries.length > 0 ? (
        <>
          <Nomination {...data} />
          <div className={styles.take}>
            <TakeFiles endpoint={takeGian} input={{}} />
          </div>
        </>
      ) : null}
      {data && data.beneficiaries.length === 0 ? (
        <Panel>
          <Blank icon={UsersRound} title={text.empty}>
            {text.emptyHint}
          </Blank>
        </Panel>
      ) : null}
      {data ? <ChangeForm /> : null}
    </>
  );
}
