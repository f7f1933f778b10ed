import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderStudy } from '#src/react/study.fixture.tsx';
import type { SubtitleLook } from '#src/captions/look.ts';
import { PLAIN_SUBTITLES } from '#src/captions/look.ts';
import { Subtitles } from '../subtitles.tsx';
import { SubtitlesMenu } from './subtitles-menu.tsx';

const looks: SubtitleLook[] = [];

function Both() {
  const [look, setLook] = useState(PLAIN_SUBTITLES);
  const change = (next: SubtitleLook): void => {
    looks.push(next);
    setLook(next);
  };
  return (
    <>
      <Subtitles look={look} />
      <SubtitlesMenu look={look} onLook={change} />
    </>
  );
}

async function openMenu(options?: Parameters<typeof renderStudy>[1]) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const user = userEvent.setup();
  const study = renderStudy(<Both />, options);
  const trigger = screen.getByRole('button', { name: 'Subtitles' });
  const open = () => user.click(trigger);
  await open();
  return { user, trigger, open, ...study };
}

const items = () => screen.getAllByRole('menuitem').map((each) => each.textContent);

test('languages are chosen by arrows and Enter, and the button gets the focus back', async () => {
  const { user, trigger, core } = await openMenu();
  expect(screen.getByRole('menuitemradio', { name: 'Off' })).toBe(document.activeElement);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(core.store.getState().subtitles).toBe('ar');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('subtitle settings appear only while subtitles are on', async () => {
  const { open, core } = await openMenu();
  expect(items()).toEqual(['Appearance', 'Transcript']);
  await act(async () => core.chooseSubtitles('en'));
  expect(items()).toEqual(['Appearance', 'Second subtitlesOff', 'Timing', 'Transcript']);
  await open();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the second language must differ from the first', async () => {
  const { user, core, captions, stored } = await openMenu();
  await act(async () => core.chooseSubtitles('en'));
  await user.click(screen.getByRole('menuitem', { name: /Second/ }));
  const choices = screen.getAllByRole('menuitemradio').map((each) => each.textContent);
  expect(choices).toEqual(['Off', 'Arabic', 'Turkish']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Arabic' }));
  expect(captions.store.getState().second).toBe('ar');
  expect(stored).toContainEqual({ secondSubtitleLanguage: 'ar' });
});

test('a look is previewed at once, on a sample between subtitles', async () => {
  const { user, container } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Appearance' }));
  const shown = () => container.querySelector<HTMLElement>('.kp-cues')?.dataset;
  expect(screen.getByText('The stars were still out')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Very large' }));
  await user.click(screen.getByRole('radio', { name: 'Yellow' }));
  await user.click(screen.getByRole('radio', { name: 'Outline' }));
  expect(shown()).toMatchObject({ size: 'huge', colour: 'yellow', edge: 'outline' });
  await user.click(screen.getByRole('radio', { name: 'Top' }));
  expect(container.querySelector('.kp-cues-top')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reset to default' }));
  expect(looks.at(-1)).toEqual(PLAIN_SUBTITLES);
  await user.keyboard('{Escape}');
  expect(container.querySelector('.kp-cues')).toBeNull();
});

test('subtitles shift earlier and later by half seconds', async () => {
  const { user, core, captions } = await openMenu();
  await act(async () => core.chooseSubtitles('en'));
  await user.click(screen.getByRole('menuitem', { name: 'Timing' }));
  await user.click(screen.getByRole('button', { name: 'Half a second later' }));
  await user.click(screen.getByRole('button', { name: 'Half a second later' }));
  await user.click(screen.getByRole('button', { name: 'Half a second earlier' }));
  expect(screen.getByText('+0.5 s')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reset timing' }));
  expect(captions.store.getState().offset).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Back to subtitles' }));
  expect(screen.getByRole('menu', { name: 'Subtitles' })).toBeDefined();
});

test('the transcript turns subtitles on, because it needs a language', async () => {
  const { user, core, ui } = await openMenu({ remembered: { subtitleLanguage: 'ar' } });
  await user.click(screen.getByRole('menuitem', { name: 'Transcript' }));
  expect(core.store.getState().subtitles).toBe('ar');
  expect(ui.getState()).toMatchObject({ transcript: true, menu: null });
});

test('two languages appear one below the other, each in its direction', async () => {
  const { core, captions, container } = await openMenu({
    remembered: { secondSubtitleLanguage: 'ar' },
  });
  await act(async () => core.chooseSubtitles('en'));
  act(() => captions.report({ position: 1, seeking: false }));
  const cues = [...container.querySelectorAll<HTMLElement>('.kp-cue')];
  expect(cues.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en', 'en line 0'],
    ['ar', 'سطر 0'],
  ]);
  expect(cues.map((each) => each.querySelector('p')?.dir)).toEqual(['ltr', 'rtl']);
});
