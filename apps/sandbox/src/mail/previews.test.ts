import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';

const options = { port: 0, smtpPort: 0, productUrl: 'http://localhost:3000', demo: false };
let sandbox: Sandbox;
beforeAll(async () => {
  const mailPreviews = {
    names: ['verify', 'reset'],
    languages: ['en', 'ar'],
    fonts: {
      css: '@font-face { font-family: Lamp; src: url(/fonts/lamp.woff2) }',
      file: (name: string) => (name === 'lamp.woff2' ? Buffer.from('wOF2') : undefined),
    },
    render: (name: string, language: string) =>
      name === 'reset' && language === 'ar'
        ? {
            subject: 'كلمة مرور <جديدة>',
            text: 'رمزك\n\n048213\n\nhttp://localhost:3000/reset-password?token=a',
            html: '<head></head><p onclick="x()">رمزك</p>',
          }
        : undefined,
  };
  sandbox = await startSandbox({ ...options, mailPreviews });
});
afterAll(() => sandbox.close());

const get = (path: string, { url } = sandbox) =>
  fetch(url + path, { headers: { accept: 'text/html' } });
const page = async (path: string) => (await get(path)).text();

test('the inbox leads to a list of every mail in every language', async () => {
  expect(await page('/inbox')).toContain('href="/inbox/previews"');
  const list = await page('/inbox/previews');
  for (const name of ['verify', 'reset'])
    for (const language of ['en', 'ar'])
      expect(list).toContain(`href="/inbox/previews/${name}/${language}"`);
});

test('a preview shows the design and the text side by side, without scripts', async () => {
  const answer = await get('/inbox/previews/reset/ar');
  expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const shown = await answer.text();
  expect(shown).toContain('كلمة مرور &lt;جديدة&gt;');
  expect(shown).toContain('<iframe src="/inbox/previews/reset/ar/html"');
  expect(shown).toContain('<strong class="code" dir="ltr">048213</strong>');
  const designed = await get('/inbox/previews/reset/ar/html');
  expect(designed.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/v);
  expect(await designed.text()).toMatch(
    /^<head><style>@font-face .*<p onclick="x\(\)">رمزك<\/p>$/v,
  );
});

test('previews have the fonts of the product', async () => {
  const shown = await page('/inbox/previews/reset/ar');
  expect(shown).toContain('<link rel="stylesheet" href="/fonts/style.css"');
  expect(shown).toContain('<div class="text" lang="ar"');
  expect(await page('/fonts/style.css')).toContain('url(/fonts/lamp.woff2)');
  const font = await get('/fonts/lamp.woff2');
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(font.headers.get('access-control-allow-origin')).toBe('*');
  for (const missing of ['nothing.woff2', '..%2Fstyle.css'])
    expect((await get(`/fonts/${missing}`)).status).toBe(404);
});

test.each([
  '/inbox/previews/reset/xx',
  '/inbox/previews/nothing/en',
  '/inbox/previews/reset/xx/html',
])('%s does not exist', async (path) => expect((await get(path)).status).toBe(404));

test('a sandbox without a product has no previews', async () => {
  const alone = await startSandbox(options);
  const [inbox, previews] = [await get('/inbox', alone), await get('/inbox/previews', alone)];
  expect(await inbox.text()).not.toContain('previews');
  expect(previews.ok).toBe(false);
  await alone.close();
});
