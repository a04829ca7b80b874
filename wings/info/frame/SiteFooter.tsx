import { Building2, Calculator, ChartPie, MessageSquareText, Rss, User } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Footer } from '../../../shell/frame/footer/Footer.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { readFooter } from './frame.api.ts';
import { frameText as text } from './frame.text.ts';
import { readVisits } from './visits.api.ts';

const services = [
  { to: paths.memberLogon, name: text.member, icon: User },
  { to: paths.agencyLogon, name: text.agency, icon: Building2 },
  { to: paths.loanCalculator, name: text.loanCalculator, icon: Calculator },
  { to: paths.dividendCalculator, name: text.dividendCalculator, icon: ChartPie },
  { to: paths.demand, name: text.demand, icon: MessageSquareText },
  { to: paths.news, name: text.rss, icon: Rss },
];
const links = [
  { to: paths.glossary, name: text.glossary },
  { to: paths.cookies, name: text.cookies },
  { to: paths.policy, name: text.policy },
];

/** Foot of every public page; its contact details are blank until the feed has come (R111). */
export function SiteFooter() {
  const site = useSite();
  const footer = useApiQuery(readFooter, {}, { keep: true });
  const visits = useApiQuery(readVisits, {}, { keep: true });
  return (
    <Footer
      names={site}
      reports={site.menureport}
      data={footer.data}
      services={services}
      links={links}
      remark={visits.data ? text.visits(visits.data) : null}
    />
  );
}
