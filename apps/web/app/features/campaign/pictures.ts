import type { PictureSource } from '#app/ui/picture.tsx';

/** A picture of the product's own art. Its address has no version, so caches refetch it after a day. */
const picture = (
  path: string,
  width: number,
  height: number,
  placeholder: string,
): PictureSource => ({
  src: `/images/titles/${path}.webp`,
  width,
  height,
  placeholder: `data:image/webp;base64,${placeholder}`,
});

/** Art behind the titles of campaigns: wide, and for phones. */
export const art = {
  thirtyNights: {
    wide: picture(
      'thirty-nights/spotlight',
      1920,
      1080,
      'UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkAAsBMJbACdAEfUlHnwvgAAP726WRZZhzv4CbB+DB7peYMV0SKd3tQNWQ88SbQC68KszH6IAAAAAA=',
    ),
    phone: picture(
      'thirty-nights/mobile',
      750,
      1000,
      'UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMABAAAsBMJagCdAEO5ZdHmvIAAP7s4dFUgmQnIeWaeZGhJa0BFgYcgjld9HQAY7b8+sG2e6oThRcdgnqXHXYFt+VNegAA',
    ),
  },
  fortyWells: {
    wide: picture(
      'forty-wells/spotlight',
      1920,
      1080,
      'UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAkAAsBMJaACdADz35otAAD+81T/eBrHGcyocxS7zpZ2i3o+6p8KfLry7US23i3a9UJny0okd7yqs2bZa7OkAAA=',
    ),
    phone: picture(
      'forty-wells/mobile',
      750,
      1000,
      'UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMABAAAsBMJZACdGuAAs0a65uuIAD+3bxN46sFSRdECRLtEp3csvS/inAuwbJBrgr9fx05jQmfOSBTX18nQAAA',
    ),
  },
  ourOven: {
    wide: picture(
      'our-oven/spotlight',
      1920,
      1080,
      'UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkAAsBMJaACdADc+GjpWQAA/vtudxKUiCwBj/nKz8TPyIDNTHc4Mp2YOgyCTl9eNx3WRAAAAA==',
    ),
    phone: picture(
      'our-oven/mobile',
      750,
      1000,
      'UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMABAAAsBMJZgCdAELTLPNreAA/vfWz5AAuELSz++/mts737DIXb2OLL/r5wS75T9FM/l3sfc0c3nYPmuFHal+RjZCaWQAAAA=',
    ),
  },
};
