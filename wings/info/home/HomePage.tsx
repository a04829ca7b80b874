import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { Blocks } from './Blocks.tsx';
import { News } from './blocks/News.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { readHome } from './home.api.ts';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';
import { Services } from './Services.tsx';
import { Banner } from './top/Banner.tsx';
import { SignInCard } from './top/SignInCard.tsx';
import { Slides } from './top/Slides.tsx';

/** The front page (R012, D-16). The way in stands even when its content cannot be had. */
export function HomePage() {
  const { coopNameTH, phone } = useSite();
  const { data, state, retry, ref } = useApiQuery(readHome, {}, { keep: true });
  return (
    <>
      <h1>
        <VisuallyHidden>{coopNameTH}</VisuallyHidden>
      </h1>
      <Banner />
      <Wrap className={styles.home}>
        {data?.slides.length ? <Slides slides={data.slides} /> : null}
        <div className={styles.first}>
          {data ? <News news={data.news} /> : null}
          {state === 'failure' ? (
            <Panel>
              <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
                {text.failedAbout}
              </Failed>
            </Panel>
          ) : null}
          {state === 'fetching' ? <HomeSkeleton /> : null}
          <SignInCard />
          <Services />
        </div>
        {data ? <Blocks data={data} /> : null}
      </Wrap>
    </>
  );
}
