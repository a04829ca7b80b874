import { Emblem } from '../emblem/Emblem.tsx';
import styles from './splash.module.css';

interface SplashProps {
  readonly text: string;
  readonly logo?: string | undefined;
}

/** What is seen until the first answer: the logo and the name of what opens (R064). */
export function Splash({ text, logo }: SplashProps) {
  return (
    <main className={styles.splash} id="main" tabIndex={-1}>
      <div role="status">
        <Emblem src={logo} className={styles.emblem} />
        <h1>{text}</h1>
      </div>
    </main>
  );
}
