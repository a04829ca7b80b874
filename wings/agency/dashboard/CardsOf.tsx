import { BookOpen, Building2, CircleAlert, CircleCheck, Clock, Mail } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Card } from '../../../kit/card/Card.tsx';
import { CardList } from '../../../kit/card/CardList.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { monthName } from '../../../kit/month-picker/months.ts';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';
import type { DashboardData } from './shapes.ts';
import { belowAddress } from './sub-agencies-address.ts';

const { cards: words } = text;

function BeforeCard({ before }: Pick<DashboardData, 'before'>) {
  const { title, titleShort, none, moreNone, more, people, full, waiting } = words.before;
  const to = paths.agencySummary;
  if (before === null) {
    const link = { to, name: moreNone };
    return <Card level={2} icon={Clock} title={title} empty={none} more={link} />;
  }
  const { year, month, uncollected } = before;
  const link = { to: `${to}?year=${year}&month=${month}`, name: more(monthName(before)) };
  const isShort = uncollected !== null && uncollected.count > 0;
  return (
    <Card
      level={2}
      icon={isShort ? CircleAlert : uncollected === null ? Clock : CircleCheck}
      title={isShort ? titleShort : title}
      date={monthName(before)}
      figure={
        isShort ? (
          <>
            <Amount value={uncollected.amount} />
            <Badge kind="wait">{people(uncollected.count)}</Badge>
          </>
        ) : null
      }
      empty={isShort ? undefined : uncollected === null ? waiting : full}
      more={link}
    />
  );
}

function LettersCard({ unopened_letters: unopened }: Pick<DashboardData, 'unopened_letters'>) {
  const { title, unread, none, more } = words.letters;
  const link = { to: paths.agencyLetters, name: more };
  return (
    <Card
      level={2}
      icon={Mail}
      title={title}
      more={link}
      figure={unopened > 0 ? <Badge kind="blue">{unread(unopened)}</Badge> : null}
      empty={unopened > 0 ? undefined : none}
    />
  );
}

function GuideCard({ guide }: Pick<DashboardData, 'guide'>) {
  const { title, unread, read, none, more } = words.guide;
  const emptyText = guide === null ? none : guide.unread ? undefined : read(guide.version);
  return (
    <Card
      level={2}
      icon={BookOpen}
      title={title}
      more={{ to: paths.agencyGuide, name: more }}
      figure={guide ? <Badge kind="blue">{unread(guide.version)}</Badge> : null}
      empty={emptyText}
    />
  );
}

function BelowCard({ below }: { readonly below: NonNullable<DashboardData['below']> }) {
  const { title, agencies, members, posted, of, more } = words.below;
  return (
    <Card
      level={2}
      icon={Building2}
      title={title}
      date={monthName(below)}
      figure={
        <>
          <Amount value={below.billed} />
          <Badge>{agencies(below.agencies)}</Badge>
        </>
      }
      more={{ to: belowAddress(below), name: more }}
    >
      <Facts kind="tight">
        <Fact label={members}>{text.now.members(below.members)}</Fact>
        <Fact label={posted}>{of(below.posted_agencies, below.agencies)}</Fact>
      </Facts>
    </Card>
  );
}

/** What was short last month, and what waits to be read. */
export function CardsOf({ now, before, below, guide, unopened_letters }: DashboardData) {
  return (
    <div className={styles.cards}>
      <CardList least="20rem" label={words.label}>
        {now && below ? <BelowCard below={below} /> : null}
        {now ? <BeforeCard before={before} /> : null}
        {now || unopened_letters > 0 ? <LettersCard unopened_letters={unopened_letters} /> : null}
        <GuideCard guide={guide} />
      </CardList>
    </div>
  );
}
