/** What the head loads before the page is painted: fonts, the early script, styles. */
import type { InlineFile } from 'virtual:client-manifest';
import type { InlineSources } from '../../api/page-facts.ts';
import { lateFontsId } from './late-fonts.ts';

/** Built files by kind, most needed first. */
export interface PageFiles {
  readonly early: string;
  readonly entry: string;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
}

/** Files whose content stands in the page, by their names; all others are linked. */
export type InlineFiles = Readonly<Record<string, InlineFile>>;

/** How a policy names what stands in the page. */
export function policySources({ early, styles }: PageFiles, inline: InlineFiles): InlineSources {
  const texts = styles.flatMap((file) => [inline[file], inline[file]?.fonts]);
  return {
    scripts: [inline[early]].flatMap((one) => one?.source ?? []),
    styles: texts.flatMap((one) => one?.source ?? []),
  };
}

/** Fonts come after the first paint (late-fonts.ts); without script they come at once. */
function fontStyles({ fonts }: InlineFile, files: readonly string[]): string {
  if (fonts === undefined) return '';
  const addresses = files.map((file) => `/${file}`).join(' ');
  return `<style media="not all" id="${lateFontsId}" data-fonts="${addresses}">${fonts.text}</style>
<noscript><style>${fonts.text}</style></noscript>
`;
}

function styleSheet(file: string, fonts: readonly string[], inline: InlineFiles): string {
  const own = inline[file];
  if (own === undefined) return `<link rel="stylesheet" href="/${file}">`;
  return `${fontStyles(own, fonts)}<style data-file="/${file}">${own.text}</style>`;
}

function earlyScript(file: string, attributes: string, inline: InlineFiles): string {
  const text = inline[file]?.text;
  if (text === undefined) return `<script src="/${file}"${attributes}></script>`;
  return `<script${attributes}>${text}</script>`;
}

interface FirstPaint {
  /** Of the early script. */
  readonly attributes: string;
  readonly inlineFiles: InlineFiles;
  /** Address of the picture that is seen first. */
  readonly picture?: string | undefined;
}

/**
 * Elements of the head. Where styles are files, fonts are asked for first: they should be there
 * when the styles let the page be painted.
 */
export function firstPaint(
  { fonts, early, styles }: PageFiles,
  { attributes, inlineFiles: inline, picture }: FirstPaint,
): string {
  const isLinked = styles.some((file) => inline[file] === undefined);
  const font = 'as="font" type="font/woff2" crossorigin';
  return [
    ...(picture ? [`<link rel="preload" href="${picture}" as="image" fetchpriority="high">`] : []),
    ...(isLinked ? fonts : []).map((file) => `<link rel="preload" href="/${file}" ${font}>`),
    earlyScript(early, attributes, inline),
    ...styles.map((file) => styleSheet(file, fonts, inline)),
  ].join('\n');
}
