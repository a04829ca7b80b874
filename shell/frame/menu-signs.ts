/** Drawings that an entry of the menu may name (R088): the build makes one file of them. */

/** As Lucide calls them. */
export const menuSigns = [
  ...['bell', 'book-open', 'briefcase', 'building', 'calculator', 'calendar-days', 'chart-pie'],
  ...['download', 'file-text', 'gavel', 'graduation-cap', 'hand-coins', 'handshake'],
  ...['heart-handshake', 'home', 'image', 'info', 'key-round', 'landmark', 'link', 'mail'],
  ...['map-pin', 'megaphone', 'messages-square', 'newspaper', 'phone', 'piggy-bank', 'printer'],
  ...['receipt-text', 'scale', 'search', 'shield-check', 'star', 'trending-up', 'user-round'],
  ...['users-round', 'vote', 'wallet'],
] as const;

const drawn: ReadonlySet<string> = new Set(menuSigns);

/** The name, or nothing where nobody has drawn it. */
export const drawnIcon = (name: string): string => (drawn.has(name) ? name : '');
