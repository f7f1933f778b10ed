import { InEnglish } from '#app/testing/app.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { FaqList } from './faq-list.tsx';
import type { Faq } from './filter.ts';
import { SearchBox } from './search-box.tsx';

const FAQS: Faq[] = [
  { question: 'How do I cancel?', answer: 'Under Settings.', faqIndex: 1 },
  { question: 'On how many devices?', answer: 'On four.', faqIndex: 2 },
];

function Help({ faqs }: { faqs: Faq[] }) {
  const [words, setWords] = useState('');
  return (
    <InEnglish>
      <SearchBox words={words} onChange={setWords} />
      <FaqList faqs={faqs} words={words} onClear={() => setWords('')} />
    </InEnglish>
  );
}

const questions = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
describe('the questions of the help center', () => {
  test('all are listed, each closed', { tags: ['SCREEN-12'] }, () => {
    render(<Help faqs={FAQS} />);
    expect(questions()).toEqual(['How do I cancel?', 'On how many devices?']);
    expect(screen.getByText('Under Settings.').closest('details')).toHaveProperty('open', false);
  });

  test('typing filters them, opens a single match and shows the number', async () => {
    render(<Help faqs={FAQS} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'cancel');
    expect(questions()).toEqual(['How do I cancel?']);
    expect(screen.getByText('Under Settings.').closest('details')).toHaveProperty('open', true);
    expect(screen.getByRole('status').textContent).toBe('1 answer');
  });

  test('no match offers a way back to all questions', async () => {
    render(<Help faqs={FAQS} />);
    await userEvent.type(screen.getByRole('searchbox'), 'zebra');
    expect(questions()).toEqual([]);
    expect(screen.getByText('No answer to that yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(questions()).toHaveLength(2);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('clearing the field returns the focus to it', async () => {
    render(<Help faqs={FAQS} />);
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'four');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toBe(field);
    expect(questions()).toHaveLength(2);
  });

  test('an empty list shows a message', () => {
    render(<Help faqs={[]} />);
    expect(screen.getByText('No answers yet')).toBeTruthy();
  });
});
