import { paths } from '../../../api/paths.ts';

/** Rooms that no entry of the menu leads to, by the first word of their address. */
const above: ReadonlyMap<string, string> = new Map([
  ['boardPost', paths.board],
  ['boardShow', paths.board],
  ['showdemand', paths.demand],
]);

/** The page that a page lies below; undefined where the page says it itself, or none does. */
export const nearOf = (pathname: string): string | undefined =>
  above.get(pathname.split('/')[1] ?? '');
