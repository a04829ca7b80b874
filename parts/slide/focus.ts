/** What must stay in view of a picture that is cut to its frame. */

export const focusAcross = ['left', 'center', 'right'] as const;
export const focusDown = ['top', 'center', 'bottom'] as const;

export interface Focus {
  readonly focus_x: (typeof focusAcross)[number];
  readonly focus_y: (typeof focusDown)[number];
}
