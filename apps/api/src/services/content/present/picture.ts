import type { Picture } from '@kandil/contract/content';

/** The address of a picture at the image proxy, by the `src` of the art's index. */
export const pictureAddress = (src: string): string => `/images/${src}`;

/** A picture as calls answer it: clients fetch `src` from where they got the answer. */
export const presentPicture = (picture: Picture): Picture => ({
  ...picture,
  src: pictureAddress(picture.src),
});
