import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const base = 'http://localhost:4500';
const go = async (ctx, path, name, full = true) => {
  const p = await ctx.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 200)));
  await p.goto(base + path, { waitUntil: 'networkidle' });
  await p.waitForTimeout(500);
  await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full });
  return p;
};
const mk = async (w, h, lang) => {
  const c = await b.newContext({
    viewport: { width: w, height: h },
    locale: lang,
    deviceScaleFactor: 1,
  });
  await c.addCookies([{ name: 'kandil_consent', value: 'necessary', url: base }]);
  return c;
};
const login = async (c, who) => {
  const p = await c.newPage();
  await p.goto(base + '/login?demo=' + who + '@kandil.test', { waitUntil: 'networkidle' });
  await p.getByLabel(/e-mail or phone/i).fill(who + '@kandil.test');
  await p.getByLabel('Password', { exact: true }).fill('kandil-demo');
  await p.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await p.waitForTimeout(2500);
  await p.close();
};
const g = await mk(1440, 900, 'en');
await go(g, '/landing/vip', 'guest-1440');
const m = await mk(390, 844, 'en');
await login(m, 'free');
const p = await go(m, '/subscription-plans', 'free-390');
const d = await mk(1440, 900, 'en');
await login(d, 'free');
const q = await go(d, '/subscription-plans', 'free-1440');
await q.getByLabel('Promo code').fill('WRONG');
await q.keyboard.press('Enter');
await q.waitForTimeout(1200);
await q.screenshot({ path: '/tmp/shots/promo-1440.png' });
const ch = q.getByRole('button', { name: /^Choose Solo/ });
if (await ch.count()) {
  await ch.click();
  await q.waitForTimeout(1500);
  await q.screenshot({ path: '/tmp/shots/pay-1440.png' });
}
const ch2 = p.getByRole('button', { name: /^Choose Solo/ });
if (await ch2.count()) {
  await ch2.click();
  await p.waitForTimeout(1500);
  await p.screenshot({ path: '/tmp/shots/pay-390.png' });
}
await go(d, '/ar/subscription-plans', 'ar-free-1440');
const e = await mk(1440, 900, 'en');
await login(e, 'member');
const h = await go(e, '/payment-history', 'hist-1440');
const r = h.getByRole('button', { name: /Solo/ }).first();
if (await r.count()) {
  await r.click();
  await h.screenshot({ path: '/tmp/shots/hist-open-1440.png', fullPage: true });
  await h.pdf({ path: '/tmp/shots/receipt.pdf' }).catch((x) => console.log('pdf', x.message));
}
await go(e, '/settings', 'settings-1440');
await go(e, '/payment-succeed?intent=3f8b8d6e-1f5e-4c53-9f0b-0d3f6a6a7c11', 'unknown-1440', false);
await b.close();
