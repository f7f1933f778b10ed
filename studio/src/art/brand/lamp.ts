/**
 * The mark of Kandil: a hanging mosque lamp with its flame. One path for `fill-rule="evenodd"` in a box
 * of 48 by 48 units, made for `fill="currentColor"`; legible from 16 pixels up.
 */
export const LAMP_MARK = {
  viewBox: '0 0 48 48',
  size: 48,
  path:
    // ring and chain
    'M24 1.2a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8ZM24 3.4a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4Z' +
    'M23 7.6H25V11H23Z' +
    // cap
    'M16.2 15.6C16.2 12.6 19.6 10.8 24 10.8S31.8 12.6 31.8 15.6V16.6H16.2Z' +
    // body with the flame cut out
    'M15.4 18.4H32.6C32.8 21 37.6 23.4 37.6 29.2C37.6 35.4 32.2 39.4 28.6 40.6H19.4C15.8 39.4 10.4 35.4 10.4 29.2C10.4 23.4 15.2 21 15.4 18.4Z' +
    'M24 20.6C25 24.4 30 26.4 30 31.2C30 34.6 27.3 37 24 37S18 34.6 18 31.2C18 28.6 19.6 27.4 20.4 25.4C21.2 26.2 21.6 27 21.8 28C23.2 26 24.2 23.6 24 20.6Z' +
    // foot
    'M18.6 42.2H29.4L31.4 46.8H16.6Z',
} as const;

/** Colours of the product (see the design system): night ground, lamp gold, warm white. */
export const BRAND = {
  ground: '#0B0D12',
  raised: '#141821',
  gold: '#E9B44C',
  flame: '#FFF3D2',
} as const;
