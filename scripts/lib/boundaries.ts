import type { OxlintOverride } from 'oxlint';
import { ALL_SERVICES } from '../../packages/contract/src/services.ts';
import { type Ban, ban, folder } from './bans.ts';
import { roomsOfThePlayer } from './player-rooms.ts';
import { roomsOfServices } from './service-rooms.ts';
import { floorsOfTheWeb } from './web-floors.ts';

/** Bans the given workspaces, joined by `|`. */
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
  '^@kandil/(api|web|control|server|sandbox)(/|$)|(^|/)apps/',
  'Packages never import apps.',
);
const testkit = workspaces('testkit', 'The test kit is for tests.');
const studio = ban('(^|/)studio(/|$)', 'The product works without the demo studio.');
const classicZod = ban('^zod(/v4)?$', 'Use zod/mini: this code reaches the browser.');

const inPackages = [apps, testkit, studio, processes, environment];
const inPlayer = [
  ...inPackages,
  workspaces('contract|media', 'The player knows nothing of accounts or of the contract.'),
];
const inServices = [
  workspaces('web|control|server|sandbox|player|testkit', 'Services import packages only.'),
  studio,
  environment,
];
/** Tests of services run their vendors' adapters against the sandbox. */
const inServiceTests = [
  workspaces('web|control|server|player|testkit', 'Services import packages only.'),
  studio,
  environment,
];
const inPlatform = [...inServices, ban('^(\\.\\.?/)+services/', 'The platform knows no service.')];
const inWeb = [
  workspaces(
    'api|control|server|sandbox|media|testkit',
    'The web knows the services by the contract alone.',
  ),
  classicZod,
  studio,
  processes,
  environment,
];
const inControl = [
  workspaces(
    'api|web|server|sandbox|media|player|testkit',
    'The control room knows the contract, the texts and the pieces of screens alone.',
  ),
  ban('(^|/)(apps|packages)/', 'Name the workspace.'),
  ban('(^|/)\\.\\./', 'Import it as #src/...'),
  classicZod,
  studio,
  processes,
  environment,
];
const oneWay = 'Times are written by pieces/moment.tsx, and in sentences by texts/times.ts.';
const times: Ban[] = [
  {
    regex: '^@kandil/i18n/formats$',
    importNames: ['dateText', 'fullDateText', 'momentText', 'spanText'],
    message: oneWay,
  },
  ban('^@kandil/ui/text/(long-date|relative-time)\\.ts$', oneWay),
  {
    regex: '^@kandil/ui/text/format\\.ts$',
    importNames: ['timeOfDay'],
    message: oneWay,
  },
];
const otherService = ban(
  `^(\\.\\./)+(services/)?(${ALL_SERVICES.join('|')})/`,
  'Services are private to each other: they meet through contract/internal.',
);
/**
 * The direction of imports (docs/architecture.md): packages <- services and web features <- server.
 * The last matching entry applies, so each entry names everything that is banned there.
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
  folder('packages/player/src/**', inPlayer),
  ...roomsOfThePlayer(inPlayer),
  folder('packages/ui/src/**', [
    ...inPackages,
    workspaces('player|media', 'The pieces of every screen know nothing of what is shown.'),
    classicZod,
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
  ...roomsOfServices([...inServices, processes, otherService]),
  folder(
    ['apps/api/src/services/**/*.test.ts', 'apps/api/src/services/*/vendors/**/*.suite.ts'],
    [...inServiceTests, processes, otherService],
  ),
  folder('apps/api/src/testing/**', [...inServiceTests, processes]),

  folder('apps/web/**', inWeb),
  ...floorsOfTheWeb(inWeb),

  folder('apps/control/src/**', [...inControl, ...times]),
  folder('apps/control/src/pieces/moment.tsx', inControl),

  folder('apps/sandbox/src/**', [
    everyWorkspace('The sandbox stands in for other parties and knows nothing of the product.'),
    studio,
    processes,
    environment,
  ]),
  folder('apps/server/src/**', [testkit, studio, processes, environment]),
];
