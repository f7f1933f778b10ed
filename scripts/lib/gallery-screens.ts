export interface Screen {
  name: string;
  /** Address without the language. */
  path: string;
  /** Signs in as this demo account first. */
  as?: string;
  /** Then follows the first link whose address contains this. */
  follow?: string;
  /** The whole page instead of the window. */
  fullPage?: boolean;
}

const MEMBER = 'member@kandil.test';

/** The main screens of the product, in the order in which people meet them. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/landing', fullPage: true },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'login', path: '/login' },
  { name: 'home', path: '/', fullPage: true },
  { name: 'home-member', path: '/', as: MEMBER },
  { name: 'category', path: '/category/series' },
  { name: 'detail', path: '/detail/shadows-of-the-golden-horn', fullPage: true },
  { name: 'detail-member', path: '/detail/shadows-of-the-golden-horn', as: MEMBER },
  { name: 'watch', path: '/detail/shadows-of-the-golden-horn', as: MEMBER, follow: '/watch/' },
  { name: 'my-list', path: '/my-list', as: MEMBER },
  { name: 'search', path: '/search/lamp' },
  { name: 'channels', path: '/channels' },
  { name: 'not-found', path: '/no-such-page' },
];
