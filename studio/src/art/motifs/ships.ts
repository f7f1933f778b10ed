import { group, path, place } from '../svg/element.ts';
import { times } from '../svg/path.ts';

export interface ShipColours {
  readonly hull: string;
  readonly sail: string;
  /** Shaded part of the sails and the small mizzen. */
  readonly shade: string;
}

/** A lateen galley with oars at waterline `y`; at scale 1 its hull is about 250 units long. */
export function galley(
  x: number,
  y: number,
  scale: number,
  colours: ShipColours,
  flip = false,
): string {
  const { hull, sail, shade } = colours;
  const oars = times(13, (i) => `M${-70 + i * 11} -14L${-84 + i * 11} 9`).join('');
  return group(
    { transform: place(x, y, flip ? -scale : scale, scale) },
    path(
      'M-39 -20L-37 -178L-33 -178L-31 -20ZM38 -20L40 -150L43.4 -150L45 -20ZM-88 -30L-87 -112L-84.6 -112L-83 -30ZM-36 -178C-26 -184 -14 -176 0 -181C-8 -173 -22 -174 -36 -168ZM41 -150C50 -155 60 -148 72 -152C64 -145 54 -146 41 -141Z',
      { fill: hull },
    ),
    path(
      'M-106 -24C-60 -44 -30 -110 2 -172C12 -128 10 -64 -14 -26C-44 -32 -76 -32 -106 -24ZM-8 -24C34 -46 58 -94 80 -142C90 -104 90 -58 72 -26C46 -32 20 -32 -8 -24Z',
      { fill: sail },
    ),
    path(
      'M-136 -32C-110 -46 -92 -76 -76 -110C-68 -84 -70 -54 -82 -34C-100 -38 -118 -38 -136 -32Z',
      { fill: shade },
    ),
    path(
      'M-14 -26C-34 -31 -64 -32 -88 -28C-52 -52 -22 -108 2 -160C10 -122 8 -64 -14 -26ZM72 -26C56 -30 36 -31 14 -28C44 -52 62 -94 80 -130C88 -100 88 -58 72 -26Z',
      { fill: shade, opacity: 0.55 },
    ),
    path(
      'M-122 -46L-108 -40L-96 -26L-60 -22L60 -22L96 -30L128 -52L122 -34L150 -36L118 -22C112 -8 104 0 92 2L-88 2C-104 -4 -114 -22 -122 -46ZM-112 -46L-98 -60L-82 -60L-80 -28L-104 -30Z',
      { fill: hull },
    ),
    path(
      'M-106 -30L-96 -26L-60 -20.5L60 -20.5L96 -28L124 -46L120 -33L96 -24L60 -16.5L-60 -16.5L-98 -20Z',
      { fill: sail, opacity: 0.5 },
    ),
    path('M-108 -46L-99 -56L-86 -56L-85 -49L-104 -46Z', { fill: sail, opacity: 0.6 }),
    path(oars, { stroke: hull, strokeWidth: 1.6 }),
    path('M-110 -22L6 -176M-12 -22L84 -146M-140 -30L-73 -113', { stroke: hull, strokeWidth: 2.4 }),
  );
}

/** A rowing boat (kayık) seen from the side, about 180 units long at scale 1. */
export const kayik = (x: number, y: number, scale: number, fill: string): string =>
  path('M-90 -14C-60 -2 50 -4 92 -20C84 2 70 12 48 13L-46 13C-68 11 -82 2 -90 -14Z', {
    fill,
    transform: place(x, y, scale),
  });
