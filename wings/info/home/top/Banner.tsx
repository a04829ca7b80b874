import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import { homeText as text } from '../home.text.ts';
import styles from './banner.module.css';

/** The wide banner (R036) over its one strip of khit weave. */
export function Banner() {
  const { www_description } = useSite();
  return (
    <>
      <div className={styles.banner}>
        {/* First the words: a picture that is painted before them would be pushed down. */}
        <div className={styles.words}>
          <Wrap>
            <p>
              <b>{text.motto}</b>
              <span>{www_description}</span>
            </p>
          </Wrap>
        </div>
        <img
          src="/mediafiles/images/Banner/banner.svg"
          width="1920"
          height="232"
          alt=""
          fetchPriority="high"
        />
      </div>
      <div className={styles.khit} />
    </>
  );
}
