import { LANGUAGE_CODES } from '@kandil/i18n';
import { claimFaults } from '@kandil/i18n/claims';
import { writingFaults } from '@kandil/i18n/writing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie } from '#app/browser/cookies.ts';
import { closeModal, openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { offers } from '#app/testing/offers.ts';
import { LandingPage } from './landing-page.tsx';
import { LandingWithModal } from './landing-with-modal.tsx';
import { textIn } from '#app/data/pages/text-data.ts';
import { LANDING_TEXTS, type LandingProps } from './loaders.ts';
import type { LandingText } from './texts/shape.ts';
import { text } from './texts/en.ts';

const DATA: LandingProps = {
  text,
  language: 'en',
  given: [{ currency: 'USD', setAside: 1380, transferred: 1280 }],
  prayers: [{ prayer: 'maghrib', at: '2026-11-27T14:38:00.000Z' }],
  posters: [],
  screens: null,
  offers: offers(),
  faqs: [{ question: 'How do I cancel?', answer: 'In Settings.', faqIndex: 1 }],
};
const DEMO = {
  demo: true,
  config: {
    ...START.config,
    demoAccounts: [{ email: 'member@kandil.test', password: 'kandil-demo', title: 'Member' }],
  },
};
const modal = () => useModals.getState().modal;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  removeCookie(COOKIES.token);
  useModals.setState({ modal: null });
  useNotifications.setState({ shown: [] });
});
describe('the landing page', () => {
  test('opens sign-up with the typed address', async () => {
    const user = userEvent.setup();
    renderApp(<LandingPage {...DATA} />, { path: '/landing' });
    const [email] = screen.getAllByLabelText('E-mail');
    if (!email) throw new Error('no field');
    await user.type(email, ' omar@kandil.test{Enter}');
    expect(modal()).toMatchObject({ name: 'register', params: { email: 'omar@kandil.test' } });
  });

  test('leads to the same sign-up before hydration', () => {
    renderApp(<LandingPage {...DATA} />, { path: '/landing' });
    const form = screen.getAllByLabelText('E-mail')[0]?.closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/sign-up', 'get']);
  });

  test('shows the lowest price and a link to free content, where guests may browse', () => {
    renderApp(<LandingPage {...DATA} />);
    expect(screen.getByText(/\$3\.33.* a month\. Cancel anytime\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Watch free episodes first' })).toBeTruthy();
    cleanup();
    renderApp(<LandingPage {...DATA} />, {
      start: { config: { ...START.config, AVOD_ENABLED: 'false' } },
    });
    expect(screen.queryByRole('link', { name: 'Watch free episodes first' })).toBeNull();
  });

  test('states the 2.5% pledge and links to its page', { tags: ['CONST-21'] }, () => {
    renderApp(<LandingPage {...DATA} />);
    const giving = screen.getByRole('region', { name: 'A fortieth, for water' });
    expect(giving.textContent).toContain('2.5% (1/40) of our revenue goes to sadaqah');
    expect(within(giving).getByRole('link').getAttribute('href')).toBe('/social-resp');
    expect(
      within(giving)
        .getAllByRole('definition')
        .map((sum) => sum.textContent?.replace(/[⁦-⁩]/g, '')),
    ).toEqual(['$13.80', '$12.80']);
  });

  test('has no tile of live television where that is switched off', () => {
    renderApp(<LandingPage {...DATA} />);
    expect(screen.getByRole('heading', { name: 'Live television' })).toBeTruthy();
    cleanup();
    renderApp(<LandingPage {...DATA} />, { off: ['live'] });
    expect(screen.queryByRole('heading', { name: 'Live television' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Series and films' })).toBeTruthy();
  });

  test('tells what this service has for a Muslim home, and leads to the prayer times', () => {
    renderApp(<LandingPage {...DATA} />);
    const made = screen.getByRole('region', { name: text.heading });
    expect(within(made).getByText('Maghrib').closest('dt')?.nextElementSibling?.textContent).toBe(
      '17:38',
    );
    expect(within(made).getByRole('link').getAttribute('href')).toBe('/settings#prayer');
    for (const { title } of [text.study, text.guard, text.hours])
      expect(within(made).getByRole('heading', { name: title })).toBeTruthy();
    // The drawn child watches between four and seven.
    expect(within(made).getByText('45 minutes left')).toBeTruthy();
    const hours = [...made.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(hours.slice(-2)).toEqual(['16:00', '19:00']);
  });

  test('names the largest sums that were given, by currency', () => {
    const given = ['USD', 'EUR', 'GBP', 'TRY'].map((currency) => ({
      currency,
      setAside: 1380,
      transferred: 1280,
    }));
    renderApp(<LandingPage {...DATA} given={given} />);
    const giving = screen.getByRole('region', { name: 'A fortieth, for water' });
    expect(within(giving).getAllByRole('definition')).toHaveLength(6);
    expect(giving.textContent).not.toContain('TRY');
  });

  test('shows titles on devices, in what this service has for the home, and on a wall of posters', () => {
    vi.useFakeTimers();
    const art = (src: string) => ({ src, width: 9, height: 9, placeholder: 'data:,' });
    const screens = { television: art('tv'), computer: art('pc'), phone: art('phone') };
    const pictures = (posters: number, shown: LandingProps['screens']) => {
      const { unmount } = renderApp(
        <LandingPage
          {...DATA}
          screens={shown}
          posters={Array.from({ length: posters }, (_, at) => art(`poster-${at}`))}
        />,
      );
      const found = [...document.querySelectorAll('img')].map(
        (picture) => picture.getAttribute('src')?.split('?')[0] ?? '',
      );
      const wall = found.filter((src) => src.startsWith('poster'));
      const others = found.filter((src) => ['tv', 'pc', 'phone'].includes(src)).toSorted();
      const isMoving = () => document.querySelector('.animate-drift') !== null;
      const moves = [isMoving()];
      act(() => void vi.advanceTimersByTime(3000));
      moves.push(isMoving());
      unmount();
      return { wall, others, moves };
    };
    const all = pictures(30, screens);
    expect(all.others).toEqual(['pc', 'pc', 'phone', 'phone', 'tv', 'tv']);
    expect(new Set(all.wall).size).toBe(30);
    expect(all.moves).toEqual([false, true]);
    const few = pictures(2, null);
    expect(few.others).toEqual([]);
    expect(few.wall).toHaveLength(30);
    expect(new Set(few.wall).size).toBe(2);
    expect(pictures(0, null).wall).toEqual([]);
    vi.useRealTimers();
  });

  test('marks the prayer at which the fast is broken', () => {
    const prayers = [
      { prayer: 'asr', at: '2026-11-27T12:20:00.000Z' },
      { prayer: 'maghrib', at: '2026-11-27T14:38:00.000Z' },
    ] as const;
    renderApp(<LandingPage {...DATA} prayers={prayers as never} />);
    const term = (name: string) => screen.getByText(name).closest('dt')?.textContent;
    expect(term('Asr')).toBe('Asr');
    expect(term('Maghrib')).toBe(`Maghrib · ${text.prayer.iftar}`);
  });

  test('has its own header, unless an app shows it', () => {
    const { unmount } = renderApp(<LandingPage {...DATA} />);
    expect(screen.getByRole('banner')).toBeTruthy();
    unmount();
    renderApp(<LandingPage {...DATA} />, { start: { parentPlatform: 'ios' as never } });
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('opens one answer at a time', async () => {
    const user = userEvent.setup();
    renderApp(<LandingPage {...DATA} />);
    const details = screen.getByText('How do I cancel?').closest('details');
    expect(details?.open).toBe(false);
    await user.click(screen.getByText('How do I cancel?'));
    expect(details?.open).toBe(true);
  });

  test('renders without the parts that failed to load', () => {
    renderApp(
      <LandingPage
        {...DATA}
        {...{ posters: [], screens: null, offers: null, faqs: [], given: [], prayers: [] }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Choose your light' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Frequently asked questions' })).toBeNull();
  });
});

describe('the accounts of the demo', () => {
  test('are hidden without demo mode', () => {
    renderApp(<LandingPage {...DATA} />, { start: { config: DEMO.config } });
    expect(screen.queryByText('member@kandil.test')).toBeNull();
  });

  test('log in with one press', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent = scriptNetwork({ '/auth/public/login': () => held.then(() => tokens()) });
    const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));
    const user = userEvent.setup();
    renderApp(<LandingPage {...DATA} />, { start: DEMO, reload });
    const member = screen.getByRole('button', { name: /Member/ });
    await user.dblClick(member);
    expect(member.getAttribute('aria-busy')).toBe('true');
    answer();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(member.getAttribute('aria-busy')).toBeNull());
    expect(sent[0]?.body).toMatchObject({ email: 'member@kandil.test', password: 'kandil-demo' });
    expect(readCookie(COOKIES.token)).toBe('access');
  });

  test('an account named in the address is highlighted, and still takes a press', () => {
    const sent = scriptNetwork({});
    renderApp(<LandingPage {...DATA} />, {
      start: DEMO,
      path: '/landing?demo=member%40kandil.test',
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Sign in as Member/ }));
    expect(sent).toEqual([]);
  });

  test('an error is shown', async () => {
    scriptNetwork({ '/auth/public/login': refused(429, 'TOO_MANY_REQUESTS', 'Too often.') });
    const user = userEvent.setup();
    renderApp(<LandingPage {...DATA} />, { start: DEMO });
    await user.click(screen.getByRole('button', { name: /Member/ }));
    await waitFor(() =>
      expect(useNotifications.getState().shown).toMatchObject([
        { tone: 'error', text: 'Too often.' },
      ]),
    );
  });
});

describe('a form over the landing page', () => {
  test('opens with the page, can be replaced by another, and closes to the landing page', async () => {
    const { router } = renderApp(
      <LandingWithModal data={DATA} onOpen={() => openModal('login', {})} />,
      { path: '/login' },
    );
    expect(modal()?.name).toBe('login');
    act(() => openModal('register', {}));
    expect(router.state.location.pathname).toBe('/login');
    act(closeModal);
    await waitFor(() => expect(router.state.location.pathname).toBe('/landing'));
  });
});

test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'what the landing page tells is written in its language: %s',
  async (code) => {
    const own = (await textIn(LANDING_TEXTS, code, { name: '', email: '' })).text;
    const of = (tree: LandingText) =>
      Object.values(tree).flatMap((part: string | object) =>
        typeof part === 'string' ? [part] : Object.values(part).map(String),
      );
    const english = of(text);
    expect(of(own).flatMap((line, at) => writingFaults(code, line, english[at]))).toEqual([]);
    // Prayer times are the subject of a part that an operator may switch off.
    const { prayer: _, ...general } = own;
    expect(of(general as LandingText).flatMap((line) => claimFaults(code, line))).toEqual([]);
  },
);
