/** The wide banner (R036), the largest thing that a visitor sees first. */
export const bannerAddress = '/mediafiles/images/Banner/banner.svg';
