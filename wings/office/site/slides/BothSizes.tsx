import { CircleAlert, CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import type { FormValues } from '../../../../parts/edit-form/field-spec.ts';
import { type Slide, SlideCard } from '../../../../parts/slide/SlideCard.tsx';
import { readSlide, type SlideReading, type WordsReading } from './read-words.ts';
import styles from './slides.module.css';
import { text } from './slides.text.ts';

/** A slide as it will stand, at the width of a phone and at that of a desk, and how it reads. */
export function BothSizes({ values }: { readonly values: FormValues }) {
  const { image_url, title } = values;
  if (!image_url || !title) return null;
  // A preview leads nowhere.
  const slide = { ...values, url: null } as unknown as Slide;
  return (
    <section aria-label={text.look} className={styles.look}>
      <div className={styles.sizes}>
        {(['phone', 'desk'] as const).map((size) => (
          <Sized key={size} size={size} slide={slide} />
        ))}
      </div>
      <Alert title={text.lettersTitle}>{text.letters}</Alert>
    </section>
  );
}

interface SizedProps {
  readonly size: 'phone' | 'desk';
  readonly slide: Slide;
}

function Sized({ size, slide }: SizedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<SlideReading>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide reads otherwise
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const read = () => setReading(readSlide(current));
    read();
    // Letters of another size, another window: what stands where changes.
    const watching = new ResizeObserver(read);
    watching.observe(current);
    return () => watching.disconnect();
  }, [slide.title, slide.body, slide.image_url]);
  return (
    <div>
      <p className={styles.size}>{text[size]}</p>
      <div className={styles[size]} ref={place}>
        <SlideCard slide={slide} />
      </div>
      {reading ? <Reading reading={reading} /> : null}
    </div>
  );
}

function Reading({ reading: { title, body, isOverPicture, pictureWidth } }: ReadingProps) {
  return (
    <ul className={styles.reading}>
      <Ratio name={text.title} reading={title} />
      {body ? <Ratio name={text.words} reading={body} /> : null}
      <li>
        <Icon of={isOverPicture ? CircleAlert : CircleCheck} size="s" />
        {isOverPicture ? text.over : text.beside(pictureWidth)}
      </li>
    </ul>
  );
}

interface ReadingProps {
  readonly reading: SlideReading;
}

function Ratio({ name, reading }: { readonly name: string; readonly reading: WordsReading }) {
  const { ratio, least } = reading;
  const isFine = ratio >= least;
  const [is, wants] = [formatNumber(ratio, 1), formatNumber(least, 1)];
  return (
    <li>
      <Icon of={isFine ? CircleCheck : CircleAlert} size="s" />
      {isFine ? text.reads(name, is, wants) : text.faint(name, is, wants)}
    </li>
  );
}
