import { useId } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import type { readHome } from '../home.api.ts';
import { homeText as text } from '../home.text.ts';
import { Activities } from './Activities.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { Board } from './Board.tsx';
import { Calendar } from './Calendar.tsx';
import { Downloads } from './Downloads.tsx';
import styles from './index.module.css';
import { Links } from './Links.tsx';
import { Regulations } from './Regulations.tsx';
import { Topics } from './Topics.tsx';

/**
 * The third act: everything else by its name, with its newest, in the order of D-16. What holds
 * nothing is left out.
 */
export function Index({ data }: { readonly data: DataOf<typeof readHome> }) {
  const id = useId();
  const { calendar, activities, regulations, cremation, procurement, knowledge } = data;
  const { board, downloads, bank_accounts, links } = data;
  const lists = [calendar, activities, regulations, cremation, procurement, knowledge];
  if ([...lists, board, downloads, bank_accounts, links].every(({ length }) => length === 0)) {
    return null;
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text.index}</h2>
      <div className={styles.index}>
        <div>
          <Calendar events={data.calendar} />
          <Activities albums={data.activities} />
        </div>
        <div>
          <Regulations kinds={data.regulations} />
          <Topics text={text.cremation} category="cremation" most={1} topics={data.cremation} />
          <Topics
            text={text.procurement}
            category="procurement"
            most={1}
            topics={data.procurement}
          />
        </div>
        <div>
          <Topics text={text.knowledge} category="knowledge" most={2} topics={data.knowledge} />
          <Board topics={data.board} />
        </div>
        <div>
          <Downloads files={data.downloads} />
          <BankAccounts accounts={data.bank_accounts} />
          <Links links={data.links} />
        </div>
      </div>
    </section>
  );
}
