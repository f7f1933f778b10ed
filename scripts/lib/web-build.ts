import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, run, runTool } from './command.ts';
import { filesMatching } from './files.ts';
import { ROOT } from './paths.ts';

export const WEB = join(ROOT, 'apps/web');
/** Holds the hash of the sources of the build. */
const STAMP = join(WEB, 'build/.sources');

const CONTROL = join(ROOT, 'apps/control');

/** All sources of the web and of the control room. */
const SOURCES = [
  'apps/{control,web}/**/*.{ts,tsx,css,html,json,svg,png,webp,ico,txt,webmanifest,woff2}',
  'packages/{contract,i18n,player,ui}/{package.json,src/**}',
  'package-lock.json',
  'tsconfig.base.json',
];

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of filesMatching(SOURCES)) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const file = join(ROOT, path);
    if (/\.\w+$/.test(path)) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** A failed build; the message is the builder's output. */
export class BuildError extends Error {}

/** The pages, then the service worker, which stores some of their files, then the files as they are sent. */
async function buildPages(): Promise<Outcome> {
  const options = { cwd: WEB, env: { NODE_ENV: 'production' } };
  let built = await runTool('@react-router/dev', ['build'], options);
  for (const step of ['offline/build.ts', 'compress.ts'])
    if (built.code === 0) built = await run(process.execPath, [join(WEB, 'vite', step)], options);
  return built;
}

const buildControl = (): Promise<Outcome> =>
  runTool('vite', ['build'], { cwd: CONTROL, env: { NODE_ENV: 'production' } });

/**
 * Builds the web and the control room unless `apps/web/build` is up to date.
 * @returns whether they had to be built
 * @throws BuildError
 */
export async function buildWeb(say: (line: string) => void = console.log): Promise<boolean> {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false;
  // An interrupted build leaves no stamp, so the next start builds again.
  rmSync(STAMP, { force: true });
  say('Building the web (only needed when it changes) ...');
  const started = performance.now();
  for (const { code, output } of await Promise.all([buildPages(), buildControl()]))
    if (code !== 0) throw new BuildError(`${output.trim()}\n\nThe web does not build; see above.`);
  writeFileSync(STAMP, sources);
  say(`Built the web in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}
