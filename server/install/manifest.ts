/** What a telephone puts on its first screen: the cooperative's name, colours and icons. */
import type { Site } from '../../api/site.ts';
import { type AppIcon, appIcons } from './app-icons.ts';
import { shortName } from './install.text.ts';

/** Of the light page (`kit/tokens.css`), which is there before its styles. */
const pageColour = '#f5f8fc';
const hex = /^#[0-9a-f]{6}$/i;

/** Address of an icon; another picture has another one, so that none is ever out of date. */
export const iconAddress = (icon: AppIcon, version: string): string =>
  `/appicon/${icon}.png?v=${version}`;

const manifestIcons = ['192', '512', 'maskable'] as const satisfies readonly AppIcon[];

/** The manifest as it is sent; `version` is that of the icons. */
export function manifestOf(site: Site, version: string): Readonly<Record<string, unknown>> {
  const { primary } = site.colours;
  return {
    // Whatever the start may be one day, it stays the same app.
    id: '/',
    lang: 'th',
    dir: 'ltr',
    name: site.coopNameTH,
    short_name: shortName(site.coopNameTH),
    description: site.www_description,
    start_url: '/member/status',
    scope: '/',
    display: 'standalone',
    ...(hex.test(primary) && { theme_color: primary }),
    background_color: pageColour,
    icons: manifestIcons.map((icon) => ({
      src: iconAddress(icon, version),
      sizes: `${appIcons[icon].side}x${appIcons[icon].side}`,
      type: 'image/png',
      purpose: icon === 'maskable' ? 'maskable' : 'any',
    })),
  };
}
