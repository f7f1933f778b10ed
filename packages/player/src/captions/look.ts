/** The values of the look's settings; the first of each is the default. */
export const SUBTITLE_LOOKS = {
  size: ['medium', 'small', 'large', 'huge'],
  colour: ['white', 'yellow', 'cyan', 'green'],
  background: ['none', 'soft', 'solid'],
  position: ['low', 'raised', 'top'],
  edge: ['shadow', 'outline'],
} as const;

/** The look of subtitles. */
export type SubtitleLook = {
  readonly [Part in keyof typeof SUBTITLE_LOOKS]: (typeof SUBTITLE_LOOKS)[Part][number];
};

export const PLAIN_SUBTITLES: SubtitleLook = {
  size: 'medium',
  colour: 'white',
  background: 'none',
  position: 'low',
  edge: 'shadow',
};
