/**
 * Everything an operator changes to make the product theirs, beside its name (packages/i18n/src/brand.ts) and its
 * colours (styles/theme.css).
 */
export const brand = {
  /** Colour of the browser's bars around the page; equal to --color-ground. */
  themeColor: '#0b0d12',
  /** The picture in link previews of pages without one. */
  picture: '/images/titles/thirty-nights/spotlight.webp',
  contact: { email: 'hello@kandil.example' },
  /** The logo mark, drawn on a 24 x 24 field: an oil lamp hanging from its chain. */
  logo: {
    lamp: 'M9.6 6.2h4.8l.7 2.1c1.9 1 3.2 3 3.2 5.3 0 3-2.2 5.4-5 5.8v1.1h1.8v1.5H8.9v-1.5h1.8v-1.1c-2.8-.4-5-2.8-5-5.8 0-2.3 1.3-4.3 3.2-5.3zm1.1 1.4-.6 1.8-.3.2a4.4 4.4 0 1 0 4.4 0l-.3-.2-.6-1.8z',
    flame: 'M12 9.9c1.3 1.3 2 2.4 2 3.6a2 2 0 1 1-4 0c0-1.2.7-2.3 2-3.6z',
    chain: 'M11.3 1.4h1.4v3.4h-1.4z',
  },
  social: [
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/kandil.example' },
    { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@kandil.example' },
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/kandil.example' },
    { name: 'X', icon: 'x', url: 'https://x.com/kandil_example' },
  ],
} as const;
