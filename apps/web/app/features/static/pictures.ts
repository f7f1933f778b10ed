import type { PictureSource } from '#app/ui/picture.tsx';
import type { GivingPicture } from './texts/tree.ts';

/** A picture with the colour that page metadata needs. */
type StaticPicture = PictureSource & { color: string };

/** A picture of the product's own art. Its address has no version, so caches refetch it after a day. */
const art = (
  path: string,
  width: number,
  height: number,
  placeholder: string,
  color: string,
): StaticPicture => ({
  src: `/images/titles/${path}.webp`,
  width,
  height,
  placeholder: `data:image/webp;base64,${placeholder}`,
  color,
});

/** Art behind page titles: wide, and for phones. */
export const HEROES = {
  giving: {
    wide: art(
      'the-water-carrier/spotlight',
      1920,
      1080,
      'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkAAsBMJQBOgCIZsCNqaJAAzixyKKO9FQxvIHsgb5vlp7j+PgU+u9zbWNJuAoAAAA==',
      '#90968e',
    ),
    phone: art(
      'the-water-carrier/mobile',
      750,
      1000,
      'UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMABAAAsBMJQBOgB5Q37rWwVgA+OUD3LAWGlyN01d9mHMyNgY0AOq2nyadl6G3q9hPCQXCeI9pqRbhdIFWAAAA',
      '#85857c',
    ),
  },
  about: {
    wide: art(
      'thirty-nights/spotlight',
      1920,
      1080,
      'UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkAAsBMJbACdAEfUlHnwvgAAP726WRZZhzv4CbB+DB7peYMV0SKd3tQNWQ88SbQC68KszH6IAAAAAA=',
      '#72436e',
    ),
    phone: art(
      'thirty-nights/mobile',
      750,
      1000,
      'UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMABAAAsBMJagCdAEO5ZdHmvIAAP7s4dFUgmQnIeWaeZGhJa0BFgYcgjld9HQAY7b8+sG2e6oThRcdgnqXHXYFt+VNegAA',
      '#72416f',
    ),
  },
} as const satisfies Record<string, { wide: StaticPicture; phone: StaticPicture }>;

export const STORY: PictureSource = art(
  'shadows-of-the-golden-horn/spotlight',
  1920,
  1080,
  'UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAkAAsBMJZACdABUCwAA/vXdbs7hF2TpPSvntlXeXTs7qaicH4JMLmd8STktI2k2E4YJtKlGhyZgAvAAAA==',
  '#6e4370',
);

export const GIVING_PICTURES: Record<GivingPicture, PictureSource> = {
  dunes: art(
    'caravan-of-dust/spotlight',
    1920,
    1080,
    'UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAkAAsBMJbACdACz0tBEeAAA/vM5s2qpSoIB9gXsDbdAKm02Yn46PCyT33gWBq7+WMIT3avWb2mN9ue7B+3IMVlfYAAA',
    '#9d5648',
  ),
  lanterns: art(
    'thirty-nights/spotlight',
    1920,
    1080,
    'UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkAAsBMJbACdAEfUlHnwvgAAP726WRZZhzv4CbB+DB7peYMV0SKd3tQNWQ88SbQC68KszH6IAAAAAA=',
    '#72436e',
  ),
  village: art(
    'snow-over-erzurum/spotlight',
    1920,
    1080,
    'UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkAAsBMJYgCdAEOh9g1QAD+7OHKzaNrN9d2WYn8vGkbI4Lo68t3i/u9o69WoUxaW2KQXTXQAAAA',
    '#697a96',
  ),
  camp: art(
    'winter-camp/spotlight',
    1920,
    1080,
    'UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAkAAsBMJZgCdAELizIDVAD++S7gy/du5+jmB1UdDJfewrkLAqbEc6o+E3AEw9/YnkjGnx8GAj5zThfoz0o8AAA=',
    '#334869',
  ),
};
