import { lazy, Suspense } from 'react';
import type { DataOf } from '../../../../../api/endpoint.ts';
import { pictureFrames } from '../../../../../core/picture-frames.ts';
import { AreaField } from '../../../../../kit/field/AreaField.tsx';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../../../kit/skeleton/SkeletonLines.tsx';
import type { Crop } from '../../../../../parts/crop/crop-shape.ts';
import { PictureField } from '../../../../../parts/media/PictureField.tsx';
import { richText } from '../../../../../parts/rich-text/rich-text.text.ts';
import { contentLimits } from '../../shapes.ts';
import type { readEdited } from '../editor.api.ts';
import styles from '../editor.module.css';
import { text } from '../editor.text.ts';
import { useMedia } from '../use-media.ts';
import { FactFields } from './FactFields.tsx';
import { FileFields } from './FileFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { GalleryFields } from './GalleryFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { usePictureSize } from './use-picture-size.ts';

// The editor's library comes with this page alone.
const RichText = lazy(async () => ({
  default: (await import('../../../../../parts/rich-text/RichText.tsx')).RichText,
}));

/** Everything of a topic that its readers read, from the heading to the files. */
export function Fields({ goesOn, ...props }: FieldsProps & { readonly goesOn: boolean }) {
  const { content, faults, onChange } = props;
  const pictures = useMedia();
  return (
    <>
      <Panel title={text.basics}>
        <div className={styles.fields}>
          <TextField
            label={text.name}
            error={faults.title}
            maxLength={contentLimits.title}
            value={content.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <AreaField
            label={text.summary}
            autoFocus={goesOn}
            hint={text.summaryHint}
            error={faults.summary}
            rows={3}
            maxLength={contentLimits.summary}
            value={content.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        </div>
      </Panel>
      <Panel title={text.body}>
        <Suspense
          fallback={
            <Loading what={richText.loading}>
              <SkeletonLines count={8} />
            </Loading>
          }
        >
          <RichText
            html={content.body_html}
            error={faults.body_html}
            pictures={pictures}
            onChange={(html) => onChange({ body_html: html })}
          />
        </Suspense>
      </Panel>
      <FactFields {...props} />
      <GalleryFields {...props} />
      <FileFields {...props} />
    </>
  );
}

type ContentType = DataOf<typeof readEdited>['categories'][number]['content_type'];

/** As pages show covers of such a category; `needs` is for sharp screens where it is widest. */
function coverCrop(type: ContentType | undefined): Crop {
  if (type === 'PERSONNEL') return { made: 'photo', aspect: pictureFrames.portrait, needs: 448 };
  if (type === 'PHOTO') return { made: 'photo', aspect: pictureFrames.album, needs: 736 };
  return { made: 'photo', aspect: pictureFrames.article, needs: 960 };
}

interface SettingsProps extends FieldsProps {
  readonly categories: DataOf<typeof readEdited>['categories'];
}

/** When and where it appears, and with which picture. */
export function Settings({ categories, ...props }: SettingsProps) {
  const type = categories.find(({ key }) => key === props.content.category)?.content_type;
  return (
    <Panel title={text.settings} className={styles.settings}>
      <div className={styles.fields}>
        <PlaceFields {...props} categories={categories} />
        <Cover {...props} type={type} />
      </div>
    </Panel>
  );
}

interface CoverProps extends FieldsProps {
  readonly type: ContentType | undefined;
}

function Cover({ content, faults, onChange, type }: CoverProps) {
  const { uploadPicture, pictureLibrary } = useMedia();
  const { cover_url: url, cover_alt: alt } = content;
  const size = usePictureSize(url);
  return (
    <PictureField
      label={text.cover}
      crop={coverCrop(type)}
      value={url === null ? undefined : { url, alt, ...size }}
      onChange={(picture) =>
        onChange({ cover_url: picture?.url ?? null, cover_alt: picture?.alt ?? '' })
      }
      upload={uploadPicture}
      library={pictureLibrary}
      error={faults.cover_url}
      altError={faults.cover_alt}
    />
  );
}
