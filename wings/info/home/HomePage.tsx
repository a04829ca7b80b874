import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { Blocks } from './Blocks.tsx';
import { News } from './blocks/News.tsx';
import { readHome } from './home.api.ts';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';
import { Services } from './Services.tsx';
import { Banner } from './top/Banner.tsx';
import { SignInCard } from './top/SignInCard.tsx';
import { Slides } from './top/Slides.tsx';

const skeleton = (
  <Panel>
    <SkeletonLines count={6} />
  </Panel>
);

/** The front page (R012, D-16). The way in stands even when its content cannot be had. */
export function HomePage() {
  const { coopNameTH } = useSite();
  const query = useApiQuery(readHome, {}, { keep: true });
  const { data } = query;
  return (
    <>
      <h1>
        <VisuallyHidden>{coopNameTH}</VisuallyHidden>
      </h1>
      <Banner />
      <Wrap className={styles.home}>
        {data?.slides.length ? <Slides slides={data.slides} /> : null}
        <div className={styles.first}>
          <QueryContent
            query={query}
            loading={text.loading}
            skeleton={skeleton}
            failed={text.failed}
            failedHint={text.failedAbout}
          >
            {({ news }) => <News news={news} />}
          </QueryContent>
          <SignInCard />
          <Services />
        </div>
        {data ? <Blocks data={data} /> : null}
      </Wrap>
    </>
  );
}
