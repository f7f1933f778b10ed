import { renderAvatar, AVATAR_SIZE } from '../brand/avatar.ts';
import { renderLogo } from '../brand/logo.ts';
import {
  pixelSize,
  renderMobile,
  renderPoster,
  renderSpotlight,
  renderStill,
  renderVertical,
  type Format,
} from '../render.ts';
import type { Art, TitleArt } from './art.ts';

/** One image file of a catalogue. */
export interface Image {
  /** Code of the title or channel, or id of the avatar. */
  readonly code: string;
  /** Path under the art folder. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** WebP quality: large pictures hide artefacts, small type shows them. */
  readonly quality: number;
  readonly svg: () => string;
}

const QUALITY: Readonly<Record<Format, number>> = {
  poster: 84,
  vertical: 82,
  spotlight: 77,
  mobile: 77,
  still: 74,
};
const LOGO_SIZE = 512;

/** Every image the specification asks for, with a way to draw it. */
export function images(art: Art): Image[] {
  const channels = art.channels.map((spec) =>
    square(spec.code, `channels/${spec.code}.webp`, LOGO_SIZE, () => renderLogo(spec, LOGO_SIZE)),
  );
  const avatars = art.avatars.map((spec) =>
    square(spec.id, `avatars/${spec.id}.webp`, AVATAR_SIZE, () => renderAvatar(spec)),
  );
  return [...art.titles.flatMap(ofTitle), ...channels, ...avatars];
}

const square = (code: string, path: string, size: number, svg: () => string): Image => ({
  code,
  path,
  width: size,
  height: size,
  quality: 84,
  svg,
});

function ofTitle(title: TitleArt): Image[] {
  const spec = { ...title, seed: title.code };
  const image = (format: Format, name: string, svg: () => string): Image => {
    const [width, height] = pixelSize(format);
    return {
      code: title.code,
      path: `titles/${title.code}/${name}.webp`,
      width,
      height,
      quality: QUALITY[format],
      svg,
    };
  };
  const stills = (title.stills ?? []).map((still, i) => {
    const name = `still-${i + 1}`;
    return image('still', name, () =>
      renderStill({ ...still, palette: title.palette, seed: `${title.code}/${name}` }),
    );
  });
  return [
    image('poster', 'poster', () => renderPoster(spec)),
    image('vertical', 'vertical', () => renderVertical(spec)),
    image('spotlight', 'spotlight', () => renderSpotlight(spec)),
    image('mobile', 'mobile', () => renderMobile(spec)),
    ...stills,
  ];
}
