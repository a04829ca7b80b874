import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { readHome } from './home.api.ts';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';
import { Index } from './index/Index.tsx';
import { Latest, LatestSkeleton } from './latest/Latest.tsx';
import { Hero } from './top/Hero.tsx';
import { Slides } from './top/Slides.tsx';

/**
 * The front page (R012, D-16) in three acts: the ways in, with search and services; news, rates and
 * dividends; an index of the rest. The first stands even when its content cannot be had.
 */
export function HomePage() {
  const { coopNameTH } = useSite();
  const query = useApiQuery(readHome, {}, { keep: true });
  const { data } = query;
  return (
    <>
      <h1>
        <VisuallyHidden>{coopNameTH}</VisuallyHidden>
      </h1>
      <Hero />
      <Wrap className={styles.home}>
        {data?.slides.length ? <Slides slides={data.slides} /> : null}
        <QueryContent
          query={query}
          loading={text.loading}
          skeleton={<LatestSkeleton />}
          failed={text.failed}
          failedHint={text.failedAbout}
        >
          {(known) => <Latest data={known} />}
        </QueryContent>
        {data ? <Index data={data} /> : null}
      </Wrap>
    </>
  );
}
