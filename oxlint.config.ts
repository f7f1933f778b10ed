import { defineConfig } from 'oxlint';
import { boundaries } from './scripts/lib/boundaries.ts';

const lines = (
  max: number,
): ['error', { max: number; skipBlankLines: true; skipComments: true }] => [
  'error',
  { max, skipBlankLines: true, skipComments: true },
];

/** What is stored on a device is listed, with the consent that it needs (SPEC-D56). */
const LISTED =
  'Store it through browser/cookies.ts, storage/items.ts or local-cache.ts, where every key is listed.';
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];

const TIMES = 'Write it by pieces/moment.tsx, or in a sentence by texts/times.ts.';

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'promise',
    'node',
    'react',
    'jsx-a11y',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    '**/build/**',
    '**/.react-router/**',
    'demo/**',
    'studio/**',
    'artefacts/**',
    'scripts/fixtures/**',
    '**/*.generated.ts',
  ],
  rules: {
    'max-lines': lines(300),
    complexity: ['error', { max: 11 }],
    'max-depth': ['error', { max: 4 }],
    eqeqeq: ['error', 'always'],
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false, arguments: false } },
    ],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'unicorn/prefer-node-protocol': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    // Helpers that begin with expect hold the assertions of several tests.
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'assert*'] }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',

    // Off, because what they forbid is the plain way to write it here.
    'import/namespace': 'off', // TypeScript checks it
    'import/no-named-as-default-member': 'off', // fc.string() of fast-check
    'import/no-unassigned-import': 'off', // style sheets
    'no-await-in-loop': 'off', // one after the other is often the point
    'no-shadow': 'off',
    'no-underscore-dangle': 'off', // zod/mini has z._default
    'promise/always-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off', // [...text] counts characters as people do
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off', // our objects are closures and may be taken apart
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'vitest/no-standalone-expect': 'off', // helpers and property tests expect too
    'vitest/valid-expect': ['error', { maxArgs: 2 }], // the second says which of many cases failed
    'react/set-state-in-effect': 'off', // a state that follows the browser (time, network, a timer) begins so
    'react/purity': 'off',
    'react/refs': 'off',
    // What these forbid is how delegated events and roving focus are written; axe and the keyboard journeys judge.
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off', // <output> and <search> say less to today's screen readers
  },
  overrides: [
    ...boundaries,
    {
      files: ['apps/**', 'packages/**'],
      excludeFiles: ['apps/server/src/config.ts', 'packages/testkit/**', '**/*.config.ts'],
      rules: { 'node/no-process-env': 'error' },
    },
    {
      files: ['apps/web/app/**', 'packages/{player,ui}/src/**'],
      excludeFiles: [
        'apps/web/app/browser/cookies.ts',
        'apps/web/app/browser/storage/items.ts',
        'apps/web/app/browser/offline/forget.ts',
        'apps/web/app/testing/**',
        'apps/web/app/data/start/{boot,head}-script.js', // they only read
      ],
      rules: {
        'no-restricted-globals': ['error', ...STORES.map((name) => ({ name, message: LISTED }))],
        'no-restricted-properties': [
          'error',
          { object: 'document', property: 'cookie', message: LISTED },
          ...STORES.map((property) => ({ property, message: LISTED })),
        ],
      },
    },
    {
      files: ['apps/control/src/**'],
      excludeFiles: ['apps/control/src/texts/times.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Intl', property: 'DateTimeFormat', message: TIMES },
          ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
            property,
            message: TIMES,
          })),
        ],
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'apps/server/src/races/**'],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-imports': 'off',
        'node/no-process-env': 'off',
      },
    },
    {
      // Fixtures of Playwright and Vitest take an object pattern, empty too, and Playwright's a function that is called use.
      files: ['e2e/support/{test,weak-line}.ts', 'scripts/lib/file-cost.ts'],
      rules: { 'no-empty-pattern': 'off', 'react/rules-of-hooks': 'off' },
    },
    {
      // The tools that read these files ask for a default export.
      files: [
        '**/*.config.ts',
        '.size-limit.ts',
        'apps/web/app/{root,entry.client,entry.server}.tsx',
        'apps/web/app/routes.ts',
        'apps/web/app/routes/**',
        'packages/ui/src/theme/faces.ts',
        'e2e/setup/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // njs asks for a default export, and knows its modules by their short names alone.
      files: ['deploy/nginx/*.js'],
      rules: { 'import/no-default-export': 'off', 'unicorn/prefer-node-protocol': 'off' },
    },
  ],
});
