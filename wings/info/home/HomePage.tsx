import { classes } from '../../../kit/classes.ts';
import { Wrap } from '../../../kit/frame/Wrap.tsx';
import { Head } from '../../../kit/panel/Head.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { Sr } from '../../../kit/text/Sr.tsx';
import { Banner } from './Banner.tsx';
import { Contact } from './Contact.tsx';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';
import { Services } from './Services.tsx';
import { SignInCard } from './SignInCard.tsx';

/** The front page (R012): what can be done here, the way in, safety, contact. */
export function HomePage() {
  const { coopNameTH } = useSite();
  return (
    <>
      <h1>
        <Sr>{coopNameTH}</Sr>
      </h1>
      <Banner />
      <Wrap className={styles.home}>
        <div className={styles.first}>
          <Services />
          <SignInCard />
        </div>
        <section>
          <Head title={text.start.title} />
          <Panel>
            <ol className={classes(styles.three, styles.steps)}>
              {text.start.steps.map(({ name, about }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p className={styles.about}>{about}</p>
                </li>
              ))}
            </ol>
          </Panel>
        </section>
        <section>
          <Head title={text.safety.title} />
          <Panel className={styles.three}>
            {text.safety.points.map(({ name, about }) => (
              <div key={name}>
                <h3>{name}</h3>
                <p className={styles.about}>{about}</p>
              </div>
            ))}
          </Panel>
        </section>
        <Contact />
      </Wrap>
    </>
  );
}
