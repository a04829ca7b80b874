import type { DataOf } from '../../../api/endpoint.ts';
import { Board } from './Board.tsx';
import { Activities } from './blocks/Activities.tsx';
import { BankAccounts } from './blocks/BankAccounts.tsx';
import { Rates } from './blocks/Rates.tsx';
import { Regulations } from './blocks/Regulations.tsx';
import { Calendar } from './Calendar.tsx';
import { Downloads } from './Downloads.tsx';
import type { readHome } from './home.api.ts';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';
import { Links } from './Links.tsx';
import { Topics } from './Topics.tsx';

/** What stands below news and sign-in, in the order of D-16. */
export function Blocks({ data }: { readonly data: DataOf<typeof readHome> }) {
  return (
    <>
      <Rates rates={data.rates} dividends={data.dividends} />
      <Calendar events={data.calendar} />
      <Activities albums={data.activities} />
      <Regulations tabs={data.regulations} />
      <div className={styles.three}>
        <Topics text={text.cremation} category="cremation" topics={data.cremation} />
        <Topics text={text.procurement} category="procurement" topics={data.procurement} />
        <Topics text={text.knowledge} category="knowledge" topics={data.knowledge} />
      </div>
      <div className={styles.two}>
        <Board topics={data.board} />
        <Downloads files={data.downloads} />
      </div>
      <div className={styles.two}>
        <BankAccounts accounts={data.bank_accounts} />
        <Links links={data.links} />
      </div>
    </>
  );
}
