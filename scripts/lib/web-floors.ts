import type { OxlintOverride } from 'oxlint';
import { type Ban, ban, folder } from './bans.ts';

/** The floors of the web, lowest first, and the root files that list the pages. */
const FLOORS = ['browser', 'data', 'domain', 'features', 'shell', 'routes', 'testing'] as const;
type Floor = (typeof FLOORS)[number];
const floors = (names: readonly Floor[], message: string) =>
  ban(`^#app/(${names.join('|')})/`, message);
const pages = ban('^#app/[^/]+$', 'This floor does not know the pages of the product.');

/**
 * A floor, or a feature. Relative imports stay inside it: they go up one folder at most, and none from its top folder.
 * Everything else is imported as `#app/...`, which the bans of the floor match.
 */
const walls = (path: string, bans: Ban[]): OxlintOverride[] => {
  const below = [...bans, ban(String.raw`(^|/)\.\./.*\.\./`, 'Import it as #app/...')];
  const top = ban(String.raw`(^|/)\.\./`, 'Import it as #app/..., where it is allowed.');
  return [
    folder(`apps/web/app/${path}/**`, below),
    folder(`apps/web/app/${path}/*`, [...below, top]),
  ];
};
/** Bans the floors above a floor, and test support. */
const above = (name: Floor, message: string) =>
  floors(FLOORS.slice(FLOORS.indexOf(name) + 1), message);

/** The import rules between the floors of the web. @param inWeb bans for every floor */
export function floorsOfTheWeb(inWeb: readonly Ban[]): OxlintOverride[] {
  const floor = (path: string, bans: Ban[]) => walls(path, [...inWeb, ...bans]);
  return [
    ...floor('browser', [
      above('browser', 'browser/ knows nothing of the product.'),
      ban('^@kandil/ui/', 'browser/ shows nothing.'),
      pages,
    ]),
    ...floor('data', [
      above('data', 'data/ knows nothing of what is shown.'),
      ban('^@kandil/ui/(forms/|[^/]+$)', 'data/ uses the texts of @kandil/ui and nothing else.'),
    ]),
    ...floor('domain', [above('domain', 'domain/ is shared by the features and knows none.')]),
    ...floor('features/*', [
      floors(['features'], 'Features are private to each other; name your own files relatively.'),
      above('features', 'Features know neither the frame nor the routes.'),
    ]),
    ...floor('shell', [above('shell', 'Only the router knows the route modules.')]),
    ...floor('routes', [floors(['testing'], 'For tests.')]),
  ];
}
