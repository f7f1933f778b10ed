import { LANGUAGE_CODES } from '@kandil/i18n';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { LanguageNotice } from './language-notice.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const notice = () => screen.queryByRole('region');
const COMPLETE = ['en', 'ar', 'es', 'fa', 'fr', 'hi', 'id', 'ms', 'ru', 'sw', 'ur'];

test.each(LANGUAGE_CODES.filter((code) => !COMPLETE.includes(code)))(
  'home in %s says in that language that the interface is not translated',
  (language) => {
    renderApp(<LanguageNotice />, { language });
    // Not the isolated English that stands in for a missing text.
    expect(screen.getByRole('paragraph').textContent).toMatch(/^[^\u2066]{30,}$/);
  },
);

test('it stays closed once it was closed', async () => {
  const { unmount } = renderApp(<LanguageNotice />, { language: 'sw' });
  await userEvent.click(screen.getByRole('button', { name: /Close/ }));
  expect(notice()).toBeNull();
  unmount();
  renderApp(<LanguageNotice />, { language: 'sw' });
  expect(notice()).toBeNull();
});

test.each([
  { where: 'in a complete language', stage: { language: 'ar' } },
  { where: 'on other pages', stage: { language: 'sw', path: '/search' } },
  { where: 'beside the cookie notice', stage: { language: 'sw', start: { consent: false } } },
] as const)('nothing is said $where', ({ stage }) => {
  renderApp(<LanguageNotice />, stage);
  expect(notice()).toBeNull();
});
