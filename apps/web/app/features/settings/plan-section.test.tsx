import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ACCOUNT, renderApp, UI } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { OWN_PLAN } from '#app/testing/offers.ts';
import { plain } from '#app/testing/paying.ts';
import type { Account } from '#app/data/start/start.ts';
import { PlanSection, type Plan } from './plan-section.tsx';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
const EXTRA = '/purchase/v1/user/extra-days';
/** The section of a member with a plan, or with none. */
async function open(
  plan: Plan | null,
  subscription: Account['subscription'] = null,
  extra: { days: number; until: string | null } | null = null,
) {
  scriptNetwork({ '/purchase/v1/user/plan': { data: plan }, [EXTRA]: { data: extra } });
  renderApp(<PlanSection />, { start: { account: { ...ACCOUNT, subscription } } });
  await screen.findByRole('heading', { level: 3 });
  return plain(document.body.textContent);
}
const facts = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('a plan says how many watch at once, until when, what is charged next and which plan follows', async () => {
  const text = await open({
    ...OWN_PLAN,
    familySeats: 4,
    nextCharge: { date: '2027-11-20T00:00:00.000Z', price: { amount: 3999, currency: 'USD' } },
    next: { title: 'Family', periodTitle: 'Monthly' },
  });
  expect(facts()).toEqual([
    UI['settings.until'],
    UI['settings.nextCharge'],
    UI['billing.nextPlan'],
  ]);
  expect(text).toContain('$39.99 · ');
  expect(text).toContain('Family · Monthly');
  expect(text).toMatch(/2 .* · .*4 /);
  expect(text).not.toContain(UI['billing.suspended']);
});

test('a plan has no seats where family sharing is switched off', async () => {
  const withSeats = { ...OWN_PLAN, familySeats: 4 };
  expect(await open(withSeats)).toContain('other people');
  cleanup();
  scriptNetwork({ '/purchase/v1/user/plan': { data: withSeats }, [EXTRA]: { data: null } });
  renderApp(<PlanSection />, { start: { account: ACCOUNT }, off: ['family'] });
  await screen.findByRole('heading', { level: 3 });
  expect(document.body.textContent).not.toContain('other people');
});

test('a plan alone says no more; one that was canceled or suspended says that', async () => {
  const text = await open(OWN_PLAN);
  expect(facts()).toEqual([UI['settings.until']]);
  expect(text).toContain(UI['settings.status.ACTIVE']);
  expect(text).not.toContain('other people');
  cleanup();
  await open({ ...OWN_PLAN, status: 'CANCELED' });
  expect(facts()).toEqual([UI['billing.watchUntil']]);
  cleanup();
  expect(await open({ ...OWN_PLAN, status: 'SUSPENDED' })).toContain(UI['billing.suspended']);
});

test('without a plan it leads to the plans; a shared plan cannot be changed here', async () => {
  await open(null);
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/settings', '/subscription-plans', '/payment-history']);
  cleanup();
  const shared = { shared: true } as Account['subscription'];
  expect(await open(null, shared)).toContain(UI['settings.sharedPlan']);
  expect(links()).toEqual(['/settings']);
});

test('given days are said with their end, or with what they wait for', async () => {
  expect(await open(OWN_PLAN)).not.toContain(UI['settings.extraDays']);
  cleanup();
  const waiting = await open(OWN_PLAN, null, { days: 3, until: null });
  expect(waiting).toContain(`${UI['settings.extraDays']}3${UI['settings.extraDaysLater']}`);
  cleanup();
  const runs = await open(null, null, { days: 3, until: '2027-05-16T00:00:00.000Z' });
  expect(runs).toMatch(/You can watch until May 1[56], 2027\./);
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(
    UI['settings.noPlanTitle'],
  );
});

const CHANGE = {
  date: '2027-12-20T00:00:00.000Z',
  price: { amount: 4999, currency: 'USD' },
  agree: null,
} as const;

test('a higher price is announced with its day, and how to leave before', async () => {
  const text = await open({ ...OWN_PLAN, priceChange: CHANGE });
  expect(text).toContain('From December 20, 2027, you pay $49.99, including tax.');
  expect(text).toContain('cancel before then');
  expect(text).not.toContain('PayPal charges');
  expect(screen.queryByRole('button', { name: String(UI['billing.agree']) })).toBeNull();
});

test('where the gateway asks the payer, the section says so, and offers it in the last period', async () => {
  const later = await open({ ...OWN_PLAN, priceChange: { ...CHANGE, agree: 'LATER' } });
  expect(later).toContain('PayPal will need your agreement.');
  expect(screen.queryByRole('button', { name: String(UI['billing.agree']) })).toBeNull();
  cleanup();
  const now = await open({ ...OWN_PLAN, priceChange: { ...CHANGE, agree: 'NOW' } });
  expect(now).toContain('your plan ends on December 20, 2027');
  expect(screen.getByRole('button', { name: String(UI['billing.agree']) })).toBeDefined();
});
