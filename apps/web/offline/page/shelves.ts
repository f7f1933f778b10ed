import type { CopiedPage, CopiedRow, CopiedTile } from '../../app/browser/offline/copy.ts';
import { imageUrl, srcSet } from '@kandil/ui/images.ts';

/** As in the page that was copied, so that the browser asks for the pictures that it has. */
const SIZES =
  '(width >= 1600px) 19vw, (width >= 1200px) 23vw, (width >= 768px) 31vw, (width >= 576px) 47vw, 84vw';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function pictureOf({ picture, width }: CopiedTile): Node {
  const frame = element('span', 'picture');
  if (!picture.startsWith('/images/')) return frame;
  const image = element('img', '');
  // A picture that is not stored leaves its frame.
  image.addEventListener('error', () => image.remove());
  Object.assign(image, { alt: '', loading: 'lazy', sizes: SIZES, srcset: srcSet(picture, width) });
  image.src = imageUrl(picture, 480);
  frame.append(image);
  return frame;
}

function tileOf(tile: CopiedTile, base: string): Node {
  const { title, note, path, watched } = tile;
  const link = element('a', '', pictureOf(tile));
  link.href = base + path;
  if (watched > 0) {
    const bar = element('progress', '');
    Object.assign(bar, { value: watched, ariaHidden: 'true' });
    link.append(bar);
  }
  // A title in another script keeps its direction, and the side of the page.
  link.append(element('span', 'title', element('bdi', '', title)));
  if (note) link.append(element('small', '', note));
  return element('li', '', link);
}

function rowOf({ title, tiles }: CopiedRow, base: string): Node {
  const list = element('ul', title ? 'row' : 'grid', ...tiles.map((tile) => tileOf(tile, base)));
  if (!title) return element('section', '', list);
  const section = element('section', '', element('h2', '', title), list);
  section.ariaLabel = title;
  return section;
}

/** The titles of a stored page. @param base the language of the address, such as `/ar` */
export const shelvesOf = ({ rows }: CopiedPage, base: string): Node[] =>
  rows.filter(({ tiles }) => tiles.length > 0).map((row) => rowOf(row, base));
