/** Where the source of the pages lies, from the root of the repository. */
export const APP = 'apps/web/app/';

/**
 * Which files a chunk of the first load is made of, as beginnings of paths under APP; `*` is any name. A file that
 * moves must be renamed here: `npm run check` fails when a beginning fits no file.
 */
export const CHUNK_FILES = {
  base: [
    'browser/',
    'data/',
    'domain/playback/',
    'domain/prompt/ask-',
    'domain/prompt/modal-',
    'domain/prompt/notification-',
    'domain/prompt/popup-',
    'domain/seo/page-meta',
    'ui/text/',
    'ui/*.',
    'brand',
    'pages',
    'paths',
  ],
  shell: ['data/start/kept-config', 'domain/brand/', 'shell/', 'root.tsx'],
  /** What every page fetches once it is hydrated, in one file. */
  late: [
    'after-start',
    'browser/offline-worker',
    'browser/offline/owner',
    'browser/remote',
    'browser/trusted-types',
    'data/progress/merge-progress',
    'data/queries/entity-store',
    'data/reports/start-reports',
    'data/session/offline-copies',
    'features/my-list/load',
    'shell/frame/page-skeleton',
    'shell/navigation/arrows',
    'shell/navigation/focus-return',
    'shell/offline/copy-pages',
    'shell/start/note-continues',
    'ui/toast',
  ],
  /** The parts of the frame that load after the page, in one file. */
  parts: ['domain/language/', 'shell/frame/parts.', 'ui/menu.'],
  /** Rows and the spotlight. Grids and infinite lists stay out of the first load of home. */
  catalogue: [
    'data/progress/progress',
    'data/pages/stale-fallback',
    'data/queries/optimistic-queue',
    'domain/channel/channel-card',
    'domain/title/by-id',
    'domain/title/meta-line',
    'domain/title/my-list',
    'domain/title/row-heading',
    'domain/title/spotlight',
    'domain/title/tile-sizes',
    'domain/title/title-badge',
    'domain/title/title-tile',
    'domain/title/use-my-list',
    'domain/title/preview/previews',
    'ui/rail.',
    'ui/reach.',
  ],
  /** The first load of home; its other files load on demand. */
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

/** Parts of forms, which home has none of: they are shared by many pages, and stay out of `base`. */
const NOT_BASE = String.raw`ui/text-field|icons/eye`;

/** Packages that most pages need, beside `base`. */
const BASE_PACKAGES = String.raw`packages/(?:contract|i18n)/|node_modules/(?:lucide-react|zustand)/`;

/**
 * What pages of titles share, in one file. As 18 files of 600 bytes, each found in the one before, they took ten
 * seconds at 300 ms a round trip, after which the next page is given up.
 */
export const SHARED_BY_PAGES = /apps\/web\/app\/(?:data\/queries|domain\/(?:seo|title))\//;

const literal = (text: string) => text.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');

/** Matches the path of every file that belongs to a chunk. */
export function chunkPattern(chunk: keyof typeof CHUNK_FILES): RegExp {
  const files = `${APP}(?:${CHUNK_FILES[chunk].map(literal).join('|')})`;
  return new RegExp(
    chunk === 'base' ? `^(?!.*(?:${NOT_BASE}))(?:.*${files}|.*(?:${BASE_PACKAGES}))` : files,
  );
}
