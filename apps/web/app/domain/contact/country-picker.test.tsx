import { InEnglish } from '#app/testing/app.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setRemote } from '#app/browser/device-traits.ts';
import { CountryPicker } from './country-picker.tsx';
import type { Country } from './use-countries.ts';

const country = (countryCode: string, countryName: string, countryPhoneCode: string): Country => ({
  countryCode,
  countryName,
  countryPhoneCode,
  flagUrl: `/flags/${countryCode}.svg`,
  selected: false,
});
const COUNTRIES = [
  country('EG', 'Egypt', '+20'),
  country('ID', 'Indonesia', '+62'),
  country('TR', 'Türkiye', '+90'),
];

const onOuterKey = vi.fn<(key: string) => void>();
const onSubmit = vi.fn<() => void>();

/** A form in a dialog, as a login is: keys that the list does not use reach it. */
function Form({ first = null }: { first?: Country | null }) {
  const [chosen, setChosen] = useState(first);
  return (
    <InEnglish>
      <form onKeyDown={({ key }) => onOuterKey(key)} onSubmit={onSubmit}>
        <CountryPicker countries={COUNTRIES} chosen={chosen} onChoose={setChosen} />
        <input aria-label="Number" />
      </form>
    </InEnglish>
  );
}

const button = () => screen.getByRole('button', { name: /Country/ });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => {
  const { length } = screen.queryAllByRole('listbox');
  expect(button().getAttribute('aria-expanded')).toBe(String(length === 1));
  return length === 1;
};
/** The options, the one that Enter would choose with an arrow before it. */
const options = () =>
  screen.getAllByRole('option').map((option) => {
    const isActive = field().getAttribute('aria-activedescendant') === option.id;
    return (isActive ? '> ' : '') + option.textContent;
  });
/** Whether the page did with the key what it does without the list. */
const press = (element: Element, key: string, init: object = {}) =>
  fireEvent.keyDown(element, { key, ...init });

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  setRemote(false);
});

test('a press opens the countries at the chosen one, and another press closes them', () => {
  render(<Form first={COUNTRIES[1] ?? null} />);
  expect(button().textContent).toBe('+62');
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(options()).toEqual(['Egypt+20', '> Indonesia+62', 'Türkiye+90']);
  const [one, two] = screen.getAllByRole('option');
  expect([one, two].map((each) => each?.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('without a country it says plus, and a pressed country is chosen', () => {
  render(<Form />);
  expect(button().textContent).toBe('+');
  fireEvent.click(button());
  expect(options()[0]).toBe('> Egypt+20');
  const [, , turkiye] = screen.getAllByRole('option');
  if (!turkiye) throw new Error('missing');
  // The field keeps the focus, and the keyboard of a phone stays.
  expect(fireEvent.pointerDown(turkiye)).toBe(false);
  fireEvent.click(turkiye);
  expect(isOpen()).toBe(false);
  expect(button().getAttribute('aria-label')).toBe('Country code: Türkiye +90');
  expect(document.activeElement).toBe(button());
});

test('arrows go round, Enter chooses without sending the form, and Escape closes only the list', () => {
  render(<Form />);
  for (const key of ['ArrowDown', 'ArrowUp']) {
    expect(press(button(), key)).toBe(false);
    expect(field().value).toBe('');
    expect(press(field(), 'Escape')).toBe(false);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  }
  fireEvent.click(button());
  expect(press(field(), 'ArrowDown')).toBe(false);
  expect(options()[1]).toBe('> Indonesia+62');
  for (const key of ['ArrowUp', 'ArrowUp']) press(field(), key);
  expect(options()[2]).toBe('> Türkiye+90');
  press(field(), 'ArrowDown');
  expect(options()[0]).toBe('> Egypt+20');
  expect(press(field(), 'x')).toBe(true);
  expect(press(field(), 'Enter')).toBe(false);
  expect(button().textContent).toBe('+20');
  expect(onOuterKey.mock.calls.flat()).not.toContain('Escape');
});

test('letters, digits and plus on the closed button begin the search; shortcuts do not', () => {
  render(<Form first={COUNTRIES[0] ?? null} />);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press(button(), 't', { [modifier]: true })).toBe(true);
  for (const key of ['Tab', 'Enter', '-']) expect(press(button(), key)).toBe(true);
  expect(isOpen()).toBe(false);
  expect(press(button(), 't')).toBe(false);
  expect(field().value).toBe('t');
  // The first match is active, not the chosen country.
  expect(options()[0]).toBe('> Türkiye+90');
  expect(press(button(), 'e')).toBe(true);
  fireEvent.change(field(), { target: { value: 'zz' } });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No matching country');
  press(field(), 'ArrowDown');
  press(field(), 'Enter');
  expect(isOpen()).toBe(true);
  fireEvent.change(field(), { target: { value: 'i' } });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(options()[0]).toBe('> Indonesia+62');
  press(field(), 'ArrowDown');
  expect(options()[1]?.startsWith('>')).toBe(true);
  // Another search begins at its first match again.
  fireEvent.change(field(), { target: { value: '' } });
  expect(options()[0]).toBe('> Egypt+20');
});

test('it closes when the visitor goes elsewhere, and stays while they are in it', () => {
  render(<Form />);
  fireEvent.click(button());
  fireEvent.pointerDown(field());
  fireEvent.focusIn(field());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  fireEvent.focusIn(screen.getByLabelText('Number'));
  expect(isOpen()).toBe(false);
});

test('with a remote, up and down lead past the button, and left and right out of the list', () => {
  setRemote(true);
  render(<Form />);
  for (const key of ['ArrowDown', 'ArrowUp']) expect(press(button(), key)).toBe(true);
  expect(isOpen()).toBe(false);
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    fireEvent.click(button());
    expect(press(field(), key)).toBe(false);
    expect(isOpen()).toBe(false);
  }
  setRemote(false);
  fireEvent.click(button());
  expect(press(field(), 'ArrowLeft')).toBe(true);
  expect(isOpen()).toBe(true);
});

test('the list scrolls as far as the active country needs', () => {
  render(<Form />);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 44 * screen.getAllByRole('option').indexOf(this);
  });
  fireEvent.click(button());
  const list = screen.getByRole('listbox');
  press(field(), 'ArrowDown');
  expect(list.scrollTop).toBe(2 * 44 - 60);
  press(field(), 'ArrowDown');
  expect(list.scrollTop).toBe(3 * 44 - 60);
  // Back into view from above, and not further.
  press(field(), 'ArrowUp');
  expect(list.scrollTop).toBe(44);
});
