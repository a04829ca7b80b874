import { Building2, LogIn } from 'lucide-react';
import { paths } from '../../../../api/paths.ts';
import { PublicBar } from '../../../../shell/frame/bar/PublicBar.tsx';
import type { Menu } from '../../../../shell/frame/menu.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { WidePreview } from '../list/WidePreview.tsx';
import styles from './menu.module.css';
import { text } from './menu.text.ts';
import type { Item } from './menu-tree.ts';

const signIn = { to: paths.memberLogon, name: text.doors.member, icon: LogIn };
const agency = { to: paths.agencyLogon, name: text.doors.agency, icon: Building2 };

/** As the public site is told of it. */
function menuOf(items: readonly Item[]): Menu {
  const shown = items.filter((item) => item.shown);
  return {
    list_manu: shown.map((item) => ({
      seq: Number(item.id),
      manu_name_eng: item.name_en,
      manu_name: item.name,
      url: item.url,
      icon: item.icon,
      type: item.type,
      is_parent: item.is_parent ? '1' : '0',
      status: '1',
      used_in: item.used_in,
    })),
    list_sub_manu: shown.flatMap(({ id, subs }) =>
      subs
        .filter((sub) => sub.shown)
        .map(({ name, url, description }) => ({ manu_id: Number(id), name, url, description })),
    ),
  };
}

/** The public bar as it is now, reports and all; its links lead nowhere from here. */
export function MenuPreview({ items }: { readonly items: readonly Item[] }) {
  const { menureport } = useSite();
  return (
    <div
      className={styles.preview}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      }}
    >
      <WidePreview rem={80}>
        <PublicBar
          menu={menuOf(items)}
          reports={menureport}
          current={paths.home}
          member={signIn}
          agency={agency}
        />
      </WidePreview>
    </div>
  );
}
