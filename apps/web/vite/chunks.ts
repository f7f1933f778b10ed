/** Where the source of the pages lies, from the root of the repository. */
export const APP = 'apps/web/app/';

/**
 * Which files a chunk of the first load is made of, as beginnings of paths under APP. A file that moves must be
 * renamed here: `npm run check` fails when a beginning fits no file.
 */
export const CHUNK_FILES = {
  base: ['lib/', 'ui/', 'pages'],
  shell: ['shell/', 'root.tsx'],
  /** Rows and the spotlight. Grids and what else lists need stay out of the first load of home. */
  catalogue: [
    'catalogue/by-id',
    'catalogue/channel-card',
    'catalogue/meta-line',
    'catalogue/my-list',
    'catalogue/row-heading',
    'catalogue/spotlight',
    'catalogue/stale-notice-slot',
    'catalogue/tile-sizes',
    'catalogue/title-badge',
    'catalogue/title-tile',
    'catalogue/use-my-list',
    'catalogue/preview/previews',
    'lib/entities/progress',
    'lib/last-good',
    'lib/last-wish',
    'ui/rail.',
    'ui/reach.',
  ],
  /** Home as it comes; its other files are fetched when they are wanted. */
  home: [
    'features/home/home-page',
    'features/home/live-now',
    'features/home/load',
    'features/home/row-',
    'features/home/spotlight-carousel',
    'features/home/spotlight-dots',
    'features/home/spotlight-slide',
    'features/home/use-',
  ],
} satisfies Record<string, readonly string[]>;

/** Packages that most pages need, beside `base`. */
const BASE_PACKAGES = String.raw`packages/(?:contract|i18n)/|node_modules/(?:lucide-react|zustand)/`;

const literal = (text: string) => text.replaceAll('.', String.raw`\.`);

/** Matches the path of every file that belongs to a chunk. */
export function chunkPattern(chunk: keyof typeof CHUNK_FILES): RegExp {
  const files = `${APP}(?:${CHUNK_FILES[chunk].map(literal).join('|')})`;
  return new RegExp(chunk === 'base' ? `${files}|${BASE_PACKAGES}` : files);
}
