import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '@kandil/testkit/stack';
import { expect, test } from 'vitest';
import { figure } from '../apps/api/src/testing/rounds.ts';
import { memberCookies, renderedPages } from '../apps/server/src/web/markup.fixture.ts';
import { run } from './lib/command.ts';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/paths.ts';

const NU = join(ROOT, 'scripts/nu');
const JAR = join(NU, 'node_modules/vnu-jar/build/dist/vnu.jar');

interface Message {
  url: string;
  message: string;
}

/** A page with a fault: the checker must find it, and nothing else. */
const FAULTY = { file: 'faulty.html', html: '<!doctype html><title>Faulty</title><p id=""></p>' };

/** Checks the HTML files of a folder. */
async function faultsIn(folder: string): Promise<string[]> {
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const { code, output } = await run('java', ['-Xss4m', '-jar', JAR, ...options, folder]);
  expect(code, output).toBe(0);
  const { messages } = JSON.parse(output) as { messages: Message[] };
  return messages.map(({ url, message }) => `${url.split('/').at(-1)}: ${message}`);
}

test(
  'the Nu HTML Checker finds no fault in any page',
  { tags: ['long'], timeout: 600_000 },
  async (context) => {
    await ensureInstalled(NU);
    const product = await startStack({ env: { AVOD_ENABLED: 'true', TRUSTED_PROXIES: '1' } });
    const folder = mkdtempSync(join(tmpdir(), 'kandil-nu-'));
    try {
      const visitors = { guest: '', member: await memberCookies(product.url) };
      let count = 0;
      for (const language of ['en', 'ar', 'ur'])
        for (const [who, cookie] of Object.entries(visitors)) {
          const headers = { cookie, 'x-forwarded-for': `203.0.113.${count % 200}` };
          for (const { path, html } of await renderedPages(product.url, language, headers)) {
            writeFileSync(join(folder, `${who}${path.replaceAll('/', '_')}.html`), html);
            count += 1;
          }
        }
      writeFileSync(join(folder, FAULTY.file), FAULTY.html);
      expect(await faultsIn(folder)).toEqual([
        expect.stringMatching(/^faulty\.html: .*An ID must not be the empty string/),
      ]);
      await figure(context, count, '0 faults');
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true });
    }
  },
);
