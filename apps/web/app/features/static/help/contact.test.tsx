import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { Rich } from '../rich-text.tsx';
import { Contact } from './contact.tsx';

describe('the help', () => {
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('leads a member to support, a guest to login, everybody to a mail', () => {
    renderApp(<Contact />, { start: { account: ACCOUNT } });
    expect(hrefs()[0]).toBe('/customer-support');
    expect(hrefs().at(-1)).toMatch(/^mailto:/);
    const forMember = document.querySelector('p')?.textContent;
    cleanup();
    renderApp(<Contact />);
    expect(hrefs()[0]).toBe('/login');
    expect(document.querySelector('p')?.textContent).not.toBe(forMember);
    cleanup();
    renderApp(<Contact />, { start: { sessionPending: true } });
    expect(hrefs()).toHaveLength(1);
  });

  test('has texts with links inside the application and to a mail', () => {
    renderApp(
      <Rich
        text={[
          'See ',
          { text: 'plans', to: '/subscription-plans' },
          { text: 'us', to: 'mailto:a@b.test' },
        ]}
      />,
    );
    expect(hrefs()).toEqual(['/subscription-plans', 'mailto:a@b.test']);
    expect(screen.getByText('us').tagName).toBe('BDI');
    cleanup();
    renderApp(<Rich text="Plain" />);
    expect(screen.getByText('Plain')).toBeTruthy();
  });
});
