import { SiteSearch } from '../../../../shell/frame/search/SiteSearch.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import { homeText as text } from '../home.text.ts';
import { bannerAddress } from './banner.ts';
import styles from './hero.module.css';
import { Khit } from './Khit.tsx';
import { Services } from './Services.tsx';
import { SignInCard } from './SignInCard.tsx';

/**
 * The first act: the cooperative's words, the ways in and the services under one sky, with the wide
 * banner (R036) for their ground and one strip of khit weave below it.
 */
export function Hero() {
  const { www_description } = useSite();
  return (
    <div className={styles.hero}>
      <p className={styles.words}>
        <b>{text.motto}</b>
        <span>{www_description}</span>
      </p>
      <img
        className={styles.art}
        src={bannerAddress}
        width="1920"
        height="232"
        alt=""
        fetchPriority="high"
      />
      <Khit className={styles.khit} />
      <SignInCard className={styles.card} />
      <div className={styles.services}>
        <SiteSearch label={text.search} className={styles.search} />
        <Services />
      </div>
    </div>
  );
}
