/** Where the logo lies below `/mediafiles/`, in each of its sizes. */
import type { Site } from '../../api/site.ts';
import type { Logo } from './logo.ts';

const folder = 'images/Utils';
export const logoPlaces = {
  png: { path: `${folder}/cooplogo.png`, type: 'image/png' },
  webp: { path: `${folder}/cooplogo.webp`, type: 'image/webp' },
  icon: { path: `${folder}/coopicon.png`, type: 'image/png' },
} as const;

/** Where pages find the logo and its icon. */
export const logoAddresses = ({ version }: Logo): Pick<Site, 'logo' | 'icon'> => ({
  logo: `/mediafiles/${logoPlaces.webp.path}?v=${version}`,
  icon: `/mediafiles/${logoPlaces.icon.path}?v=${version}`,
});
