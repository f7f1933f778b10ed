import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** A page with every fault, beside what is none: a menu that scrolls, an ellipsis, a card with a button, the skip link. */
const PAGE = `
<body style="margin:0;overflow-x:clip;font:16px/20px monospace">
  <style>
    div { block-size: 40px; }
    .at { position: absolute; inset-block-start: var(--y); inset-inline-start: 0; }
  </style>
  <a href="#x" style="position:fixed;inset-block-start:-60px">skip</a>
  <div><p style="margin:0;inline-size:600px">wide words</p></div>
  <div style="overflow:auto"><p style="margin:0;inline-size:900px;text-align:end">scrolled</p></div>
  <div style="inline-size:40px;overflow:hidden;white-space:nowrap">cut off words</div>
  <div style="inline-size:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">dots dots</div>
  <div style="position:relative"><a href="#a">first link</a><a href="#b" class="at" style="--y:2px">other link</a></div>
  <div style="position:relative"><a href="#card" style="display:block;block-size:40px">card</a>
    <button class="at" style="--y:0;inline-size:30px;inset-inline:auto 0">x</button></div>
  <button style="position:absolute;inset-inline-start:700px">lost</button>
  <p style="position:absolute;inset-inline-start:380px;white-space:nowrap;margin:0">out of the window</p>
</body>`;

test('the check of the layout notices each kind of fault, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(PAGE);
  expect(await layoutFaults(page)).toEqual([
    'wide: 200 px',
    'beyond: button "lost"',
    'beyond: p "out of the window"',
    'cut: div "cut off words"',
    'over: a "first link" and a "other link"',
    'over: a "other link" and a "first link"',
    'far: button "lost"',
  ]);
  await page.setContent('<p style="inline-size:500px">wide</p>');
  expect(await layoutFaults(page)).toEqual(['wide: 108 px']);
});
