import type { OxlintOverride } from 'oxlint';

/** What may not be imported, as patterns of the text after `from`, with the reason shown to who tries. */
interface Ban {
  regex: string;
  message: string;
  importNames?: string[];
}

const ban = (regex: string, message: string): Ban => ({ regex, message });
/** Bans the workspaces named, joined by `|`. */
const workspaces = (names: string, message: string) => ban(`^@kandil/(${names})(/|$)`, message);
const everyWorkspace = (message: string) => ban('^@kandil/', message);

const processes = ban(
  '^(node:)?(child_process|cluster)$',
  'Only packages/media/src/ffmpeg.ts and platform/database start processes.',
);
const environment: Ban = {
  regex: '^(node:)?process$',
  importNames: ['env'],
  message: 'Only apps/server/src/config.ts reads the environment.',
};
const apps = ban(
  '^@kandil/(api|web|server|sandbox)(/|$)|(^|/)apps/',
  'Packages never import apps.',
);
const testkit = workspaces('testkit', 'The test kit is for tests.');
const studio = ban('(^|/)studio(/|$)', 'The product works without the demo studio.');
const classicZod = ban('^zod(/v4)?$', 'Use zod/mini: this code reaches the browser.');

const inPackages = [apps, testkit, studio, processes, environment];
const inServices = [
  workspaces('web|server|sandbox|player|testkit', 'Services import packages only.'),
  studio,
  environment,
];
const inPlatform = [...inServices, ban('^(\\.\\.?/)+services/', 'The platform knows no service.')];
const inWeb = [
  workspaces(
    'api|server|sandbox|media|testkit',
    'The web knows the services by the contract alone.',
  ),
  classicZod,
  studio,
  processes,
  environment,
];
const otherService = ban(
  '^(\\.\\./)+(services/)?(auth|content|payment|purchase|watch|notify|partner)/',
  'Services are private to each other: they meet through contract/internal.',
);
/** A feature is left by as many steps up as the file is deep in it; what follows is another feature. */
const otherFeature = (steps: number) =>
  ban(`^(\\.\\./){${steps}}[^.]|(^|/)features/`, 'Features are private to each other.');
const routes = ban('(^|/)routes/', 'Only the router knows the route modules.');

const folder = (
  files: string | string[],
  patterns: Ban[],
  excludeFiles: string[] = [],
): OxlintOverride => ({
  files: [files].flat(),
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/**
 * The direction of imports (docs/architecture.md): packages <- services and web features <- server.
 * The last entry that fits a file is the one that counts, so each names everything that is forbidden there.
 */
export const boundaries: OxlintOverride[] = [
  folder('packages/*/src/**', inPackages, ['packages/testkit/**']),
  folder('packages/contract/src/**', [
    ...inPackages,
    everyWorkspace('The contract knows nothing of the rest of the product.'),
    classicZod,
  ]),
  folder('packages/i18n/src/**', [
    ...inPackages,
    workspaces('player|media', 'Translations know the error codes and nothing else.'),
  ]),
  folder('packages/player/src/**', [
    ...inPackages,
    everyWorkspace('The player knows nothing of accounts or of the contract.'),
  ]),
  folder('packages/media/src/**', [
    ...inPackages,
    workspaces('contract|player|i18n', 'Media knows nothing of the contract.'),
  ]),
  folder('packages/media/src/ffmpeg.ts', [apps, testkit, studio, environment]),

  folder('apps/api/src/**', [...inServices, processes]),
  folder('apps/api/src/platform/**', [...inPlatform, processes]),
  folder('apps/api/src/platform/database/**', inPlatform),
  folder('apps/api/src/services/**', [...inServices, processes, otherService]),

  folder('apps/web/**', inWeb),
  folder('apps/web/app/{ui,lib}/**', [
    ...inWeb,
    ban('(^|/)(features|routes|shell)/', 'ui/ and lib/ know no feature.'),
  ]),
  folder('apps/web/app/features/*/*', [...inWeb, routes, otherFeature(1)]),
  folder('apps/web/app/features/*/*/**', [...inWeb, routes, otherFeature(2)]),

  folder('apps/sandbox/src/**', [
    everyWorkspace('The sandbox stands in for other parties and knows nothing of the product.'),
    studio,
    processes,
    environment,
  ]),
  folder('apps/server/src/**', [testkit, studio, processes, environment]),
];
