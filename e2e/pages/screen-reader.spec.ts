import { pause, showControls, watchEpisode } from '../support/player.ts';
import { ANY, expectSpoken, kinds, type SpokenTexts, spoken } from '../support/spoken.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { dialog, frame, main, member, open, type Visit } from '../support/spoken-visit.ts';

// What a screen reader says on the ten main journeys, from the accessibility tree.

const { button, heading, item, link, list, navigation, region, textbox, title } = kinds;

const JOURNEYS: Record<string, (visit: Visit) => Promise<void>> = {
  'a guest finds a title on home': async (visit) => {
    const { page, t } = visit;
    await open(visit, '/');
    await expectSpoken(
      page,
      ...frame(
        visit,
        button(t('nav.search')),
        button(ANY),
        link(t('account.subscribe')),
        link(t('account.logIn')),
      ),
      spoken(
        'main',
        '',
        title(ANY),
        region(
          t('spotlight.label'),
          heading(ANY),
          link(new RegExp(`^${t('action.play')}`)),
          button(t('nav.myList')),
          link(t('action.details')),
        ),
        region(ANY, heading(ANY), list(ANY, item(link(ANY)))),
      ),
      spoken('contentinfo'),
    );
    await page.locator('.rail-track a[href*="/detail/"]').first().press('Enter');
    await expect(page).toHaveURL(/\/detail\//);
    await expectSpoken(
      main(visit),
      title(ANY),
      link(new RegExp(`^${t('action.play')}`)),
      button(t('nav.myList')),
      button(t('action.like')),
      button(t('action.dislike')),
      button(t('action.share')),
      spoken('tablist', ANY, spoken('tab [selected]', ANY), spoken('tab', t('detail.similar'))),
      spoken('tabpanel', ANY),
    );
  },

  'a guest signs up': async (visit) => {
    const { t } = visit;
    await open(visit, '/sign-up');
    await expectSpoken(dialog(visit), heading(t('signUp.title')), button(t('action.close')));
    await expectSpoken(
      dialog(visit),
      textbox(t('field.fullName')),
      textbox(t('field.email')),
      textbox(t('field.password')),
      textbox(t('field.repeatPassword')),
      spoken('checkbox', ANY),
      button(t('signUp.title')),
    );
  },

  'a member logs in': async (visit) => {
    const { t } = visit;
    await open(visit, '/login');
    await expectSpoken(
      dialog(visit),
      spoken(
        'dialog',
        t('account.logIn'),
        textbox(t('field.emailOrPhone')),
        textbox(t('field.password')),
        button(t('field.showPassword')),
        spoken('checkbox', t('login.rememberMe')),
        button(t('login.forgot')),
        button(t('account.logIn')),
      ),
    );
  },

  'a member chooses a profile': async (visit) => {
    const { page, t } = visit;
    await member(visit);
    await open(visit, '/profiles');
    await expectSpoken(
      main(visit),
      title(t('profiles.who')),
      list('', item(button('Yusuf Demir')), item(button(/Elif .+/)), item(link(t('profiles.add')))),
      link(t('profiles.manage')),
    );
    await page.getByRole('button', { name: 'Yusuf Demir' }).press('Enter');
    // From here on the site speaks the language of the profile.
    await expectSpoken(page.getByRole('banner'), button(/Yusuf Demir/));
  },

  'a guest searches': async (visit) => {
    const { t } = visit;
    await open(visit, '/search/golden');
    await expectSpoken(
      main(visit),
      spoken(
        'search',
        t('nav.search'),
        spoken('searchbox', t('search.placeholder')),
        button(t('search.clear')),
        spoken('status'),
      ),
      link(t('search.close')),
      title(t('search.results')),
      list(t('search.results'), item(link(ANY))),
    );
  },

  'a member chooses a plan and pays': async (visit) => {
    const { page, language, t } = visit;
    await member(visit, 'canceled');
    await open(visit, '/subscription-plans');
    await expectSpoken(
      main(visit),
      title(t('plans.title')),
      spoken(
        'group',
        t('plans.period'),
        spoken('radio', wordsOf(language, 'messages')('plans.period.MONTHLY')),
        spoken('radio [checked]', ANY),
      ),
      list('', item(heading(ANY), list('', item()), button(ANY))),
      textbox(t('payment.promoCode')),
      button(t('payment.promoApply')),
      spoken('status'),
    );
    await page.goto(
      `/${language}/subscription-plans?planCode=SOLO&periodCode=YEARLY&gatewayCode=PAYPAL`,
    );
    await expectSpoken(
      dialog(visit),
      spoken('dialog', ANY, spoken('group', ANY, spoken('radio [checked]', ANY)), button(ANY)),
    );
  },

  'an episode plays, with the controls of the player': async (visit) => {
    const { page, language, t } = visit;
    await watchEpisode(page, 'cartographers-daughter-s1e1', language);
    await pause(page);
    await showControls(page);
    await expectSpoken(
      main(visit),
      region(
        t('player.name'),
        button(t('player.back')),
        title(ANY),
        spoken('slider', t('player.timeline')),
        button(t('action.play')),
        button(t('player.skipBack')),
        button(t('player.skipForward')),
        button(t('player.mute')),
        spoken('slider', t('player.volume')),
        button(ANY),
        button(t('watching.chapters')),
        button(t('detail.subtitles')),
        button(t('detail.audio')),
        button(ANY),
        button(t('watching.settings')),
        button(t('player.pip')),
        button(t('player.fullscreen')),
      ),
    );
    const position = page.getByRole('slider', { name: t('player.timeline') });
    await expect(position).toHaveAttribute('aria-valuetext', /\d:\d\d/);
    await page.getByRole('button', { name: t('detail.subtitles'), exact: true }).press('Enter');
    await expectSpoken(
      page.getByRole('menu'),
      spoken(
        'menu',
        t('detail.subtitles'),
        spoken('menuitemradio [checked]', t('player.subtitlesOff')),
        spoken('menuitemradio', ANY),
      ),
    );
  },

  'a member saves a title and finds it in My List': async (visit) => {
    const { page, language, t } = visit;
    await member(visit, 'canceled');
    // One of each language: both tests may run at the same time.
    await open(visit, language === 'en' ? '/detail/nur' : '/detail/two-sugars');
    const toggle = main(visit).getByRole('button', { name: t('nav.myList') });
    const answered = () => page.waitForResponse(/MyList/);
    if ((await toggle.getAttribute('aria-pressed')) === 'false')
      await Promise.all([answered(), toggle.press('Enter')]);
    await expectSpoken(main(visit), spoken('button [pressed]', t('nav.myList')));
    const address = page.url();
    await open(visit, '/my-list');
    await expectSpoken(
      page,
      ...frame(visit),
      spoken('main', '', title(t('nav.myList')), list(ANY, item(link(ANY)))),
    );
    await page.goto(address);
    await hydrated(page);
    await Promise.all([answered(), toggle.press('Enter')]);
  },

  'a member reads the settings': async (visit) => {
    const { t } = visit;
    await member(visit);
    await open(visit, '/settings');
    const section = (key: string, ...parts: SpokenTexts[]) =>
      region(t(key), heading(t(key)), ...parts);
    await expectSpoken(
      main(visit),
      title(t('account.settings')),
      navigation(t('settings.sections')),
      section('settings.account', button(t('settings.changeIt', { what: t('field.fullName') }))),
    );
    await open(visit, '/settings#playback');
    await expectSpoken(
      main(visit),
      title(t('account.settings')),
      section(
        'settings.playback',
        spoken('switch', new RegExp(t('settings.autoNext'))),
        spoken('switch', new RegExp(t('settings.subtitlesAlways'))),
        spoken('combobox', t('settings.quality')),
      ),
    );
    await open(visit, '/settings#subtitles');
    await expectSpoken(
      main(visit),
      title(t('account.settings')),
      section('settings.subtitles', spoken('group', t('settings.size'), spoken('radio', ANY))),
    );
  },

  'a guest finds a live channel': async (visit) => {
    const { t } = visit;
    await open(visit, '/channels');
    await expectSpoken(
      main(visit),
      title(t('nav.liveTv')),
      navigation(t('channels.view')),
      navigation(t('channels.categories')),
      list('', item(link(ANY, spoken('progressbar', t('channel.progress'))), button(ANY))),
    );
  },
};

/** In `npm test` the quick ones, each in one of the languages. */
const SLOW = /pays|player|My List/;

for (const language of ['en', 'ar'] as const)
  for (const [index, [name, visits]] of Object.entries(JOURNEYS).entries()) {
    const isSample = !SLOW.test(name) && (index % 2 === 0) === (language === 'en');
    test(
      `read aloud in ${language}: ${name}`,
      { tag: isSample ? [] : '@long' },
      async ({ page, context, sites }) => {
        await visits({ page, context, sites, language, t: wordsOf(language) });
      },
    );
  }
