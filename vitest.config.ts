import { configDefaults, defineConfig } from 'vitest/config';
import { LONG, POOLED, TEMPLATES_AT } from './scripts/lib/tally.ts';
import { VitestTally } from './scripts/lib/vitest-tally.ts';

/** Browser tests have their own runner (e2e/), and the fixtures of the lint rules are wrong on purpose. */
const exclude = [
  ...configDefaults.exclude,
  'e2e/**',
  'scripts/fixtures/**',
  '**/build/**',
  '**/.kandil/**',
];

/** Counts the computing of each file. */
const COST = 'scripts/lib/file-cost.ts';

const isLong = Boolean(process.env[LONG]);

export default defineConfig({
  test: {
    reporters: ['default', new VitestTally()],
    // Processes, not threads: tests start databases and servers that belong to one process.
    pool: 'forks',
    // As the product runs (scripts/run.mjs): a small young generation is collected sixteen times as often.
    execArgv: ['--min-semi-space-size=16'],
    // Many tests wait for a process or a timer, so three workers use two cores.
    maxWorkers: 3,
    // Long enough for a busy machine: what must be quick is measured by `npm run bench`.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // As browser tests: one that passes the second time is listed as flaky, and more than three fail the run.
    retry: isLong ? 0 : 1,
    // The other tags are requirement ids: docs/requirements.tsv is the list of them.
    strictTags: false,
    tags: [{ name: 'long', skip: !isLong }],
    provide: {
      isLong,
      isPooled: Boolean(process.env[POOLED]),
      templatesAt: process.env[TEMPLATES_AT] ?? '',
    },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // One module graph per worker: loading the services again for each file took most of the time.
          isolate: false,
          globalSetup: [
            'apps/api/src/testing/database-server.ts',
            'packages/testkit/src/stack/prepared.ts',
          ],
          setupFiles: [COST, 'apps/api/src/testing/demo-site.ts'],
          include: ['{apps,packages,bench}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
        },
      },
      // A component test is a .tsx file and runs in a document. React, the testing library and the document are loaded once
      // per worker, which takes longer than most files; our own modules are loaded anew for each file (fresh-file.ts).
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          sequence: { setupFiles: 'list' },
          setupFiles: [
            'packages/testkit/src/component/fresh-file.ts',
            COST,
            'packages/testkit/src/component/dialogs.ts',
            'packages/testkit/src/component/no-stray-errors.ts',
            'packages/testkit/src/component/web-crypto.ts',
            'apps/web/app/testing/testing-library.ts',
          ],
          include: ['{apps/{web,control},packages/{player,ui}}/**/*.test.tsx'],
          exclude,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['apps/*/{app,src}/**', 'packages/*/src/**'],
      reportsDirectory: 'coverage',
    },
  },
});
