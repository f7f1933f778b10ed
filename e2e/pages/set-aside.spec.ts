import type { BrowserContext } from '@playwright/test';
import { openStackDatabase } from '@kandil/testkit/database';
import { askAs } from '../support/ask.ts';
import { mailTo } from '../support/inbox.ts';
import { newMember } from '../support/money.ts';
import { chooseAct, findAccount, openAccount } from '../support/staff.ts';
import { expect, expectAccessible, hydrated, type Sites, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';

/** A minute into a free episode, as a player reports it. @returns the series */
async function watchMinute(context: BrowserContext, { open }: Sites): Promise<string> {
  const { id, series } = await watchPath(context.request, 'caravan-of-dust-s1e1');
  await askAs(context, `${open}/api/watch/content-access`, {
    videoId: id,
    event: 'PAUSE',
    lastSec: 60,
    eventTime: new Date().toISOString(),
    sessionId: 'player-of-a-test',
  });
  return series;
}

/** The day comes on which the data of an account are used again. */
async function comeTheDay({ dataDir }: Sites, email: string): Promise<void> {
  const database = openStackDatabase(dataDir);
  await database.query(
    `update auth.set_aside set lifts_at = now() from auth.accounts
     where accounts.id = set_aside.account_id and email = $1 and lifts_at > now()`,
    [email],
  );
  await database.close();
}

test('an administrator sets data aside: the member is mailed and watches on; a week after the second mail all is as before', async ({
  browser,
  context,
  page: member,
  sites,
}) => {
  const { control, sandbox } = sites;
  const email = await newMember(context, sites);
  const subjectOf = async (words: string) =>
    (await mailTo(sandbox, email, ({ subject }) => subject.includes(words))).subject;

  const chiefs = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const chief = await chiefs.newPage();
  await openAccount(chief, control, email, 'Administrator');
  await chooseAct(chief, 'Set the data aside');
  const dialog = chief.getByRole('dialog', { name: 'Set the data of Amina Yusuf aside?' });
  await expectAccessible(chief);
  await chief.keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByLabel('Reason', { exact: true }).fill('T-100001');
  await chief.keyboard.press('Enter');
  await expect(chief.getByText('The data are set aside.')).toBeVisible();
  const notice = chief.getByText(/Since .* Reason: “T-100001”\./v);
  await expect(notice).toBeVisible();
  await expectAccessible(chief);
  expect(await subjectOf('data aside')).toBe('We’ve set your data aside');

  // Everybody else sees that it is set aside and why, and nothing more.
  const others = await browser.newContext({ colorScheme: 'dark' });
  const support = await others.newPage();
  await findAccount(support, control, { email, role: 'Support' });
  await expect(support.getByText('Only administrators can open this account.')).toBeVisible();
  await expect(support.getByText(/Reason: “T-100001”/v)).toBeVisible();
  await expect(support.getByRole('dialog')).toBeHidden();
  await expect(support.getByText(email)).toBeHidden();
  await expectAccessible(support);

  // The member can still use the product: history and Continue Watching are written.
  const series = await watchMinute(context, sites);
  const isAsBefore = async () => {
    await member.goto('/en/history');
    await hydrated(member);
    await expect(member.getByRole('main').getByRole('listitem')).toContainText([series]);
    await member.goto('/en');
    await hydrated(member);
    await expect(member.getByRole('list', { name: 'Continue Watching' })).toContainText(series);
  };
  await isAsBefore();

  await chooseAct(chief, 'Use the data again');
  await chief.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('T-100001');
  await chief.keyboard.press('Enter');
  await expect(chief.getByText(/The data are used again after seven days\./v)).toBeVisible();
  await expect(notice).toContainText('They are used again from');
  expect(await subjectOf('use your data')).toMatch(/^We will use your data again from /v);
  await support.reload();
  await expect(support.getByText('Only administrators can open this account.')).toBeVisible();

  await comeTheDay(sites, email);
  await chief.reload();
  await expect(chief.getByRole('button', { name: 'Actions' })).toBeVisible();
  await expect(notice).toBeHidden();
  await chooseAct(chief, 'Set the data aside');
  await expect(dialog).toBeVisible();
  await support.reload();
  await expect(
    support.getByRole('dialog', { name: 'Why do you open this account?' }),
  ).toBeVisible();
  await isAsBefore();
  await Promise.all([chiefs.close(), others.close()]);
});
