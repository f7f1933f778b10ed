import { defineConfig } from 'oxlint';
import house from '../oxlint.config.ts';

// The rules of the house, without the folders and the walls of the product.
export default defineConfig({
  ...house,
  ignorePatterns: [],
  overrides: [{ files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } }],
});
