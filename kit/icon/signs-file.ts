/** Where the drawings of the menu lie, below the site: the build makes the file. */
export const signsFile = 'mediafiles/images/Utils/menu-signs.svg';
