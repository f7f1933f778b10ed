import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Menu } from './menu.tsx';
import { Tabs } from './tabs.tsx';

describe('a menu', () => {
  const show = () =>
    render(
      <Menu label="Language" trigger="EN">
        <a role="menuitem" href="#a">
          One
        </a>
        <button type="button" role="menuitem">
          Two
        </button>
      </Menu>,
    );

  test('opens, moves by arrow keys, and Escape returns the focus', async () => {
    const user = userEvent.setup();
    show();
    const button = screen.getByRole('button', { name: 'Language' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('One');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Two');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('One');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('closes on a press outside and after a choice', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Language' }));
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Language' }));
    await user.click(screen.getByRole('menuitem', { name: 'Two' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Enter}{ArrowDown}{ArrowLeft}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Language');
  });
});

describe('tabs', () => {
  const tabs = ['Episodes', 'Trailers', 'Cast'].map((title) => ({
    id: title,
    title,
    content: `about ${title}`,
  }));

  test('arrow keys follow the reading direction and end with the last tab', async () => {
    const user = userEvent.setup();
    render(<Tabs tabs={tabs} label="Nûr" rtl />);
    expect(screen.getByRole('tabpanel').textContent).toBe('about Episodes');
    screen.getByRole('tab', { name: 'Episodes' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('about Trailers');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Episodes');
    expect(document.activeElement?.textContent).toBe('Episodes');
  });
});
