import { signIn } from '../support/account.ts';
import { expectPlaying } from '../support/playback.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { pressEveryButton, translate } from '../support/translator.ts';

const LEADS_AWAY =
  /log ?out|sign ?out|delete|download|buy|pay|reload|profile|next episode|full screen|picture in|back|everywhere|cancel|send/;

test('pages survive the translator of the browser', async ({ page, context, sites, request }) => {
  await signIn(context, sites.open, 'family@kandil.test');
  const visit = async (path: string, ready = () => hydrated(page)) => {
    await page.goto(path);
    await ready();
    await translate(page);
    expect(await pressEveryButton(page, LEADS_AWAY), path).toBeGreaterThan(4);
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
  };
  await visit('/');
  await visit('/detail/caravan-of-dust');
  await visit('/subscription-plans');
  await visit('/settings');
  const answer = await request.get('/api/content/video/code?videoCode=caravan-of-dust-s1e1');
  const { data } = (await answer.json()) as { data: { id: number } };
  await visit(`/watch/${data.id}`, () => expectPlaying(page).then(() => {}));
});
