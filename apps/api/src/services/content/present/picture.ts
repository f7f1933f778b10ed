import type { Picture } from '@kandil/contract/content';

/** The address of a picture at the image proxy, by the `src` of the art's index. */
export const pictureAddress = (src: string): string => `/images/${src}`;

/** A picture as calls answer it: clients fetch `src` from where they got the answer. */
export const presentPicture = (picture: Picture): Picture => ({
  ...picture,
  src: pictureAddress(picture.src),
});

/**
 * A picture that the site document names; its import has checked that the art has it.
 * @param pictures those that the document names, by path
 */
export function pictureOf(path: string, pictures: Readonly<Record<string, Picture>>): Picture {
  const picture = pictures[path];
  if (!picture) throw new Error(`the site names an unknown picture: ${path}`);
  return presentPicture(picture);
}
