import { Percent } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { TabLinks } from '../../../../kit/tabs/TabLinks.tsx';
import type { FieldSpec, FormValues } from '../../../../parts/edit-form/field-spec.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { ListData } from '../list/list-data.ts';
import type { ListRoom } from '../list/list-room.ts';
import { Differences } from './Differences.tsx';
import { DividendTable } from './DividendTable.tsx';
import { interestRoom } from './interest-room.tsx';
import { PaperField } from './PaperField.tsx';
import { paperName } from './paper-name.ts';
import { readDividendRates, saveDividendRates } from './rates.api.ts';
import { text } from './rates.text.ts';

const { path } = officeRooms.rates;

/** The lists of this room, each at its own address. */
function Lists({ current, version }: { readonly current: string; readonly version: string }) {
  return (
    <>
      <Differences version={version} />
      <TabLinks
        label={text.which}
        current={current}
        tabs={[
          { key: 'DEPOSIT', name: text.deposit, to: path },
          { key: 'LOAN', name: text.loan, to: `${path}?list=loan` },
          { key: 'dividends', name: text.dividends, to: `${path}?list=dividends` },
        ]}
      />
    </>
  );
}

const listsOf =
  (current: string) =>
  ({ version }: ListData) => <Lists current={current} version={version} />;

const yearFields: readonly FieldSpec[] = [
  {
    ...{ name: 'year_be', label: text.year, hint: text.yearHint, kind: 'digits' },
    required: true,
  },
  {
    ...{ name: 'announced_on', label: text.announced, hint: text.announcedHint, kind: 'day' },
    required: true,
  },
  {
    ...{ name: 'dividend_rate', label: text.dividend, hint: text.rateHint, kind: 'rate' },
    required: true,
  },
  {
    ...{ name: 'refund_rate', label: text.refund, hint: text.rateHint, kind: 'rate' },
    required: true,
  },
  {
    ...{ name: 'paper_url', label: text.paper, kind: 'part' },
    part: (props) => <PaperField {...props} />,
    words: (value) => (typeof value === 'string' ? paperName(value) : text.noPaper),
  },
];

const withPaperName = ({ paper_url }: FormValues) => ({
  paper_name: typeof paper_url === 'string' ? paperName(paper_url) : null,
});

const dividendRoom: ListRoom = {
  read: readDividendRates,
  save: saveDividendRates,
  title: officeRoomNames.rates,
  sub: text.sub,
  addTitle: text.addYear,
  empty: { icon: Percent, title: text.empty, hint: text.emptyHint },
  fields: () => yearFields,
  nameOf: ({ year_be }) => text.ofYear(String(year_be)),
  table: (props) => <DividendTable {...props} today={bangkokDay(new Date())} />,
  blank: {
    ...{ year_be: '', announced_on: null, dividend_rate: '', refund_rate: '' },
    ...{ paper_url: null, paper_name: null },
  },
  ordered: false,
  complete: withPaperName,
  choose: { control: listsOf('dividends'), isShown: () => true },
};

const rooms: Readonly<Record<string, ListRoom>> = {
  DEPOSIT: interestRoom('DEPOSIT', listsOf('DEPOSIT')),
  LOAN: interestRoom('LOAN', listsOf('LOAN')),
  dividends: dividendRoom,
};

/** `/office/rates`: interest by the day it holds from, dividends by their year. */
export function RatesPage() {
  const [search] = useSearchParams();
  const list = { loan: 'LOAN', dividends: 'dividends' }[search.get('list') ?? ''] ?? 'DEPOSIT';
  const room = rooms[list];
  return room === undefined ? null : <ListPage key={list} room={room} />;
}
