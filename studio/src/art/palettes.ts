/** The colours of one picture: warm light against one cool ground, so that every tile holds together. */
export interface Palette {
  /** Sky from zenith to horizon. */
  readonly sky: readonly [
    zenith: string,
    upper: string,
    middle: string,
    lower: string,
    horizon: string,
  ];
  readonly sun: string;
  readonly haze: string;
  /** Darkest tone: silhouettes and the scrim under a title. */
  readonly ink: string;
  /** Lamps and windows. */
  readonly warm: string;
  readonly gold: string;
  readonly accent: string;
}

export const PALETTES = {
  andalus: {
    sky: ['#04161c', '#0c3a44', '#b5532f', '#f09a4e', '#ffd892'],
    sun: '#ffe9b0',
    haze: '#ffa658',
    ink: '#04090c',
    warm: '#ffb55e',
    gold: '#efc87c',
    accent: '#14807f',
  },
  neon: {
    sky: ['#050818', '#131a45', '#4a2470', '#c2477d', '#ff9e6d'],
    sun: '#ffd9b0',
    haze: '#ff7d6b',
    ink: '#050714',
    warm: '#ffc271',
    gold: '#f3d3a2',
    accent: '#5b8cff',
  },
  storm: {
    sky: ['#0a1420', '#12303f', '#3c5a5e', '#d98a4a', '#ffd08a'],
    sun: '#ffe2a8',
    haze: '#f2a155',
    ink: '#060d14',
    warm: '#ffb65a',
    gold: '#eecb88',
    accent: '#c0492b',
  },
  ember: {
    sky: ['#120a1f', '#3d1430', '#8f2c3a', '#e0683a', '#ffc271'],
    sun: '#ffdf9a',
    haze: '#f08a4b',
    ink: '#150810',
    warm: '#ffb257',
    gold: '#f2c879',
    accent: '#c23b3b',
  },
  teal: {
    sky: ['#041018', '#0a2a3a', '#1f5a66', '#7f9a83', '#f4c48a'],
    sun: '#ffe6b8',
    haze: '#a9b59a',
    ink: '#041119',
    warm: '#ffc66e',
    gold: '#e9cf95',
    accent: '#2b8c8c',
  },
  royal: {
    sky: ['#0a0722', '#23114d', '#5a2470', '#b24a7a', '#f7a981'],
    sun: '#ffe2c0',
    haze: '#d97a86',
    ink: '#0b0720',
    warm: '#ffbe7d',
    gold: '#f1cf9a',
    accent: '#7c3aa8',
  },
  sapphire: {
    sky: ['#020514', '#07163a', '#123467', '#2d5f98', '#86acd0'],
    sun: '#f3f1e0',
    haze: '#6f97c2',
    ink: '#030816',
    warm: '#ffcf87',
    gold: '#e6cf9f',
    accent: '#2f6fd6',
  },
  emerald: {
    sky: ['#010b0b', '#032420', '#07443a', '#1f7a62', '#a6cf9f'],
    sun: '#fbf0c8',
    haze: '#5da587',
    ink: '#020d0b',
    warm: '#ffd07a',
    gold: '#e7c877',
    accent: '#13806a',
  },
  rose: {
    sky: ['#241126', '#5a2143', '#a84460', '#e98873', '#ffd9a8'],
    sun: '#fff0cf',
    haze: '#f3a98c',
    ink: '#1d0c1d',
    warm: '#ffc98a',
    gold: '#f6d6a2',
    accent: '#b73b62',
  },
  crimson: {
    sky: ['#0b0305', '#2b070b', '#6a1013', '#b9321c', '#ff9448'],
    sun: '#ffd08a',
    haze: '#cf4a26',
    ink: '#0d0305',
    warm: '#ff9a4d',
    gold: '#f0bf78',
    accent: '#9d1c20',
  },
  sand: {
    sky: ['#24507a', '#5c8aa6', '#a9bfb9', '#ead3a6', '#ffe7bd'],
    sun: '#fff8e2',
    haze: '#f0d7a8',
    ink: '#2a1a10',
    warm: '#ffd27d',
    gold: '#f5d898',
    accent: '#a65a2a',
  },
  copper: {
    sky: ['#0d0a0c', '#2a1711', '#6b3419', '#c4742f', '#f6c27a'],
    sun: '#ffe7b4',
    haze: '#e0984e',
    ink: '#0f0806',
    warm: '#ffb964',
    gold: '#f3cd8a',
    accent: '#1f7d7a',
  },
  frost: {
    sky: ['#0a1430', '#1c3763', '#4b6f9e', '#a9b6cf', '#f6cdb6'],
    sun: '#fff0dc',
    haze: '#cfd3e2',
    ink: '#08112a',
    warm: '#ffc172',
    gold: '#f3d9a8',
    accent: '#c25a4a',
  },
  parchment: {
    sky: ['#1a0f0a', '#3d2414', '#7a4a26', '#c79a5e', '#f3dcae'],
    sun: '#fff1cf',
    haze: '#e2b67a',
    ink: '#170c07',
    warm: '#ffbf6b',
    gold: '#f4d08a',
    accent: '#1d5f7a',
  },
  marine: {
    sky: ['#02101c', '#06283f', '#0e4f68', '#3f8f97', '#e9c893'],
    sun: '#fff0c9',
    haze: '#8fbfb2',
    ink: '#020c16',
    warm: '#ffc469',
    gold: '#f0d193',
    accent: '#c5622f',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Paper colours of the children's scenes: bright, flat, cut from card. */
export interface KidsPalette {
  readonly sky: readonly [top: string, upper: string, lower: string, horizon: string];
  readonly clouds: readonly [string, string, string];
  readonly hills: readonly [back: string, middle: string, front: string, nearest: string];
  readonly star: string;
  readonly walls: readonly [string, string];
  readonly roofs: readonly [string, string, string];
  readonly shadow: string;
}

export const KIDS_PALETTES = {
  plum: {
    sky: ['#1b1250', '#4a2f9e', '#a65fc6', '#ffb3a7'],
    clouds: ['#8a63d6', '#b27fe0', '#6a46bd'],
    hills: ['#8f4fc0', '#46b39b', '#2f9d7e', '#15585e'],
    star: '#ffd76b',
    walls: ['#fff0d9', '#ffd1a6'],
    roofs: ['#2fa7c4', '#ff8f7a', '#35b8b0'],
    shadow: '#120a3a',
  },
  lagoon: {
    sky: ['#072a52', '#0f5f86', '#38a9a4', '#ffe0a3'],
    clouds: ['#2f86a8', '#55b8bd', '#1f6a94'],
    hills: ['#2f8fa0', '#f2a65a', '#e07a4d', '#8a3f45'],
    star: '#ffdf7a',
    walls: ['#fff3dc', '#ffd9b0'],
    roofs: ['#ef6f5e', '#f7b64c', '#2b9aa0'],
    shadow: '#04203c',
  },
  dawn: {
    sky: ['#3a2a78', '#8a4fa8', '#f0837f', '#ffd98f'],
    clouds: ['#c978b8', '#f2a3a0', '#7a52ae'],
    hills: ['#b4619f', '#6f4bb0', '#45409a', '#241f5c'],
    star: '#ffe48f',
    walls: ['#fff2df', '#ffd6c0'],
    roofs: ['#4bb6c9', '#ff9a6b', '#7a63d6'],
    shadow: '#1d1145',
  },
} as const satisfies Record<string, KidsPalette>;

export type KidsPaletteName = keyof typeof KIDS_PALETTES;
