import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { SlideCard } from '../../../../parts/slide/SlideCard.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import styles from './slides.module.css';

type Slide = DataOf<typeof readHome>['slides'][number];

const text = homeText.slides;

/**
 * A row of slides that never moves by itself: three beside each other on a wide page, on a phone
 * the row is pushed by hand or by its buttons (D-16).
 */
export function Slides({ slides }: { readonly slides: readonly Slide[] }) {
  const row = useRef<HTMLUListElement>(null);
  function slideBy(by: 1 | -1) {
    const { current } = row;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = by * (current?.firstElementChild?.clientWidth ?? 0);
    current?.scrollBy({ left, behavior: still ? 'instant' : 'smooth' });
  }
  return (
    <section
      className={styles.slides}
      data-many={slides.length > 3 || undefined}
      data-one={slides.length === 1 || undefined}
      aria-label={text.label}
    >
      <ul ref={row}>
        {slides.map((slide) => (
          <li key={slide.title}>
            <SlideCard slide={slide} />
          </li>
        ))}
      </ul>
      <div className={styles.turn}>
        <button type="button" aria-label={text.before} onClick={() => slideBy(-1)}>
          <Icon of={ArrowLeft} />
        </button>
        <button type="button" aria-label={text.next} onClick={() => slideBy(1)}>
          <Icon of={ArrowRight} />
        </button>
      </div>
    </section>
  );
}
