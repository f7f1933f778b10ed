const inApp = (path: string) => `apps/web/app/${path}`;

/**
 * Which files a chunk of the first load is made of, as beginnings of paths from the root of the
 * repository. A file that moves must be renamed here: `npm run check` fails when a beginning fits no file.
 */
export const CHUNK_FILES = {
  /** The frame with the parts that hydrate last, and home: one file compresses better than eight. */
  app: [
    'client-router',
    'root.tsx',
    'data/start/cached-config',
    'features/home/home-page',
    'features/home/load',
    'shell/define-page',
    'shell/frame/parts.',
  ].map(inApp),
  /** What every page fetches once it is hydrated, in one file. */
  late: [
    ...[
      'after-start',
      'data/progress/merge-progress',
      'data/queries/entity-store',
      'data/session/offline-copies',
    ].map(inApp),
    'packages/ui/src/toast',
  ],
  /** What the first move of a pointer or press of a key brings. */
  touched: [
    'shell/frame/page-skeleton',
    'shell/navigation/arrows',
    'shell/navigation/focus-return',
  ].map(inApp),
} satisfies Record<string, readonly string[]>;

/**
 * What pages of titles share, in one file. As 18 files of 600 bytes, each found in the one before, they took ten
 * seconds at 300 ms a round trip, after which the next page is given up.
 */
export const SHARED_BY_PAGES = /apps\/web\/app\/(?:data\/queries|domain\/(?:seo|title))\//;

const literal = (text: string) => text.replaceAll('.', String.raw`\.`);

/** Matches the path of every file that belongs to a chunk. */
export function chunkPattern(chunk: keyof typeof CHUNK_FILES): RegExp {
  return new RegExp(`(?:${CHUNK_FILES[chunk].map(literal).join('|')})`);
}
