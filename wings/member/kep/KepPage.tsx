import { Receipt } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Blank } from '../../../kit/blank/Blank.tsx';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { KepBones } from './KepBones.tsx';
import { readKep } from './kep.api.ts';
import { text } from './kep.text.ts';
import { CollectionList } from './list/CollectionList.tsx';
import { kepAddress } from './list/kep-address.ts';
import { Newest } from './list/Newest.tsx';

const tabs = [
  { key: 'monthly', name: text.tabs.monthly, to: paths.memberKep },
  { key: 'other', name: text.tabs.other, to: `${paths.memberKep}?tab=other` },
  { key: 'kepcrem', name: text.tabs.kepcrem, to: paths.memberKepcrem },
];

/** `/member/kep` (R047; D-11): what is collected each month, and receipts of the counter. */
export function KepPage() {
  const { phone } = useSite();
  const [params] = useSearchParams();
  const { kind, page } = kepAddress(params);
  const { state, data, ref, retry } = useFeed(readKep, { kind, page });
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
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current={kind} />
      {state === 'fetching' ? <KepBones newest={kind === 'monthly' && !page} /> : null}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.list.failed} refCode={ref} onRetry={retry} phone={phone}>
            {text.safe}
          </Failed>
        </Panel>
      ) : null}
      {data ? <Collections {...data} page={page} /> : null}
    </>
  );
}

type CollectionsProps = DataOf<typeof readKep> & { readonly page: string | undefined };

function Collections(kep: CollectionsProps) {
  const { collections, kind, latest } = kep;
  const [newest] = collections;
  if (!newest) return <Nothing kind={kind} />;
  return (
    <>
      {latest ? <Newest head={newest} groups={latest} /> : null}
      <CollectionList {...kep} />
    </>
  );
}

function Nothing({ kind }: Pick<DataOf<typeof readKep>, 'kind'>) {
  const isMonthly = kind === 'monthly';
  return (
    <Panel>
      <Blank icon={Receipt} title={isMonthly ? text.list.empty : text.list.otherEmpty}>
        {isMonthly ? text.list.emptyHint : text.list.otherEmptyHint}
      </Blank>
    </Panel>
  );
}
