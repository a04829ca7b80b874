import { Images } from 'lucide-react';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { sourcesOf } from '../../../../kit/image/picture-sources.ts';
import type { FieldSpec } from '../../../../parts/edit-form/field-spec.ts';
import { focusAcross, focusDown } from '../../../../parts/slide/focus.ts';
import { slideFrame } from '../../../../parts/slide/frame.ts';
import { type Slide, SlideCard } from '../../../../parts/slide/SlideCard.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListRoom } from '../list/list-room.ts';
import { WidePreview } from '../list/WidePreview.tsx';
import { BothSizes } from './BothSizes.tsx';
import { SlidePicture } from './SlidePicture.tsx';
import { readSlides, saveSlides } from './slides.api.ts';
import styles from './slides.module.css';
import { text } from './slides.text.ts';

const sides = (names: readonly (keyof typeof text.sides)[]) =>
  names.map((value) => ({ value, label: text.sides[value] }));

const fields: readonly FieldSpec[] = [
  {
    ...{ name: 'image_url', label: text.picture, kind: 'part', required: true },
    part: (props) => <SlidePicture {...props} />,
    words: () => text.changed,
  },
  {
    name: 'focus_x',
    label: text.across,
    hint: text.focusHint,
    kind: 'choice',
    choices: sides(focusAcross),
  },
  { name: 'focus_y', label: text.down, kind: 'choice', choices: sides(focusDown) },
  { name: 'title', label: text.title, kind: 'line', required: true, most: 100 },
  { name: 'body', label: text.body, hint: text.bodyHint, kind: 'line', most: 200 },
  { name: 'url', label: text.url, kind: 'link', most: 500 },
  { name: 'alt', label: text.alt, hint: text.altHint, kind: 'line', most: 300 },
  { name: 'shown', label: text.shown, kind: 'check' },
];

const room: ListRoom = {
  read: readSlides,
  save: saveSlides,
  title: officeRoomNames.slides,
  sub: text.sub,
  addTitle: text.add,
  empty: { icon: Images, title: text.empty, hint: text.emptyHint },
  fields: () => fields,
  nameOf: ({ title }) => String(title),
  line: ({ body, url }) => [body, url].filter(Boolean).join(' · '),
  blank: {
    ...{ image_url: '', alt: '', title: '', body: '', url: null, shown: true },
    ...{ focus_x: 'center', focus_y: 'center' },
  },
  ordered: true,
  thumbnail: ({ image_url, focus_x, focus_y }) => (
    <img
      {...sourcesOf(String(image_url), '5rem', slideFrame.aspect)}
      className={styles.thumbnail}
      alt=""
      data-x={focus_x}
      data-y={focus_y}
      width="80"
      height="60"
      loading="lazy"
    />
  ),
  previewRow: (values) => <BothSizes values={values} />,
  preview: (rows) => (
    <WidePreview rem={72}>
      <div className={styles.cards}>
        {rows
          .filter(({ shown }) => shown === true)
          .map((row) => (
            <SlideCard key={row.id} slide={{ ...row, url: null } as unknown as Slide} />
          ))}
      </div>
    </WidePreview>
  ),
};

/** `/office/slides`: pictures with words at the head of the front page. */
export function SlidesPage() {
  return <ListPage room={room} />;
}
