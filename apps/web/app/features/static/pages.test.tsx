import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { content, Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { renderApp } from '#app/testing/app.tsx';
import { GivingPage } from './giving/giving-page.tsx';
import { NewTermsNote } from './terms-page.tsx';
import { HelpPage } from './help/help-page.tsx';
import { loadHelp } from './help/load.ts';
import { text as giving } from './texts/en/giving.ts';
import { writtenIn } from './written.ts';

type Faqs = Data<typeof content.faqList>;
const FAQS = [2, 1].map((faqIndex) => ({
  faqIndex,
  question: `Question ${faqIndex}`,
  answer: `Answer ${faqIndex}`,
})) as unknown as Faqs;

test('a text in another language than the page says so, and is read in its own direction', () => {
  renderApp(<GivingPage text={giving} language="en" own={null} months={[]} open={null} />, {
    language: 'ar',
  });
  const heading = screen.getByRole('heading', { name: giving.ledger.heading });
  expect(heading.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText(/العربية/)).toBeTruthy();
  // The share that is given: the last part of forty.
  const parts = [...document.querySelectorAll('[class*="grid-cols-10"] > span')];
  const given = parts.filter((part) => part.matches('.bg-turquoise'));
  expect([parts.length, given.length, given[0] === parts[39]]).toEqual([40, 1, true]);
  expect(writtenIn('fa')).toEqual({ lang: 'fa', dir: 'rtl' });
  cleanup();
  renderApp(<GivingPage text={giving} language="en" own={null} months={[]} open={null} />, {
    language: 'en',
  });
  expect(screen.queryByText(/English/)).toBeNull();
});

test('the help center answers in order, and searches what the address asks', async () => {
  const api = (async () => ({ data: FAQS })) as unknown as Api;
  const load = (q: string) => loadHelp(api, { params: {}, query: new URLSearchParams(q) });
  const { faqs, words } = await load('q=Question+1');
  expect(faqs.map(({ question }) => question)).toEqual(['Question 1', 'Question 2']);
  expect((await load(`q=${'a'.repeat(70)}`)).words).toHaveLength(64);
  expect((await load('')).words).toBe('');
  renderApp(<HelpPage faqs={faqs} words={words} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('Question 1');
  expect(screen.queryByText('Question 2')).toBeNull();
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByText('Question 2')).toBeTruthy();
  cleanup();
  renderApp(<HelpPage faqs={[]} words="" />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

const art = { src: '/images/a.webp', width: 1920, height: 1080, placeholder: '', color: '#101010' };
const OWN = {
  title: 'Our wells',
  description: 'Water.',
  lead: ['Forty parts.'],
  art: null,
  updated: { text: 'Last updated {date}', day: '2026-11-29' },
  sections: ['One', 'Two', 'Three'].map((heading) => ({
    id: heading,
    heading,
    picture: heading === 'Two' ? null : { art, alt: `Picture of ${heading}` },
    blocks: [{ kind: 'paragraph' as const, text: [`Words of ${heading}`] }],
  })),
};

test(
  'the operator’s own text stands around the pledge and the ledger',
  { tags: ['SCREEN-34'] },
  () => {
    const own = { text: OWN, language: 'en' as const };
    renderApp(<GivingPage text={giving} language="en" own={own} months={[]} open={null} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our wells');
    expect(screen.queryByText(giving.lead)).toBeNull();
    expect(screen.getByRole('heading', { name: giving.ledger.heading })).toBeTruthy();
    // Rows with pictures alternate, whatever lies between them.
    const isLast = (alt: string) =>
      screen.getByAltText(alt).parentElement?.classList.contains('md:order-last');
    expect([isLast('Picture of One'), isLast('Picture of Three')]).toEqual([false, true]);
    expect(screen.getByText('Words of Two')).toBeTruthy();
  },
);

test('the terms say what changes soon, in the language that it is written in', () => {
  const news = {
    text: 'شروط جديدة',
    summary: 'Plans can be paused.\nThat is all.',
    language: 'en',
  };
  renderApp(<NewTermsNote {...news} />, { language: 'ar' });
  const region = screen.getByRole('region', { name: 'شروط جديدة' });
  const summary = region.querySelector('p');
  expect([summary?.lang, summary?.dir, summary?.textContent]).toEqual(['en', 'ltr', news.summary]);
});
