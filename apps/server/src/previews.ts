import { mailPreviews } from '@kandil/api';
import { FONTS } from '@kandil/sandbox';
import { CLIENT_DIR } from '@kandil/web';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const ASSETS = join(CLIENT_DIR, 'assets');
const FACE = /@font-face\s*\{[^}]*\}/g;

/** The fonts of the built web: their rules, with the addresses of the sandbox, and their files by name. */
function fonts() {
  const files = new Set(globSync('*.woff2', { cwd: ASSETS }));
  const styles = globSync('*.css', { cwd: ASSETS }).map((name) =>
    readFileSync(join(ASSETS, name), 'utf8'),
  );
  const faces = new Set(styles.flatMap((style) => style.match(FACE) ?? []));
  return {
    css: [...faces].join('\n').replaceAll('/assets/', FONTS),
    file: (name: string) => (files.has(name) ? readFileSync(join(ASSETS, name)) : undefined),
  };
}

/** Every mail with samples, for the sandbox's pages, in the product's fonts. */
export const previewsWithFonts = (
  publicOrigin: string,
  { supportEmail }: Pick<Config, 'supportEmail'>,
) => ({
  ...mailPreviews({ publicOrigin, supportEmail }),
  fonts: fonts(),
});
