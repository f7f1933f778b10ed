import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { renderApp } from '#app/testing/app.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { ProfileCard } from './profile-card.tsx';

describe('the card of a profile', () => {
  const onEnter = vi.fn<() => void>();
  const profile = (over: Partial<Profile> = {}) =>
    ({ id: 4, profileName: 'Elif', avatarId: 'star', profileType: 'ADULT', ...over }) as Profile;
  const open = (over: Partial<Parameters<typeof ProfileCard>[0]> = {}) => {
    const rest = { current: false, busy: false, managing: false, onEnter };
    renderApp(<ProfileCard profile={profile()} {...rest} {...over} />);
  };
  const isMarked = () => document.querySelector('.lucide-check') !== null;

  test('enters it, and shows that it does', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Elif' }));
    expect(onEnter).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
    expect(isMarked()).toBe(false);
    expect(document.querySelector('.outline-gold')).toBeNull();
    const { length } = document.body.innerHTML;
    cleanup();
    open({ busy: true });
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    expect(document.body.innerHTML.length).toBeGreaterThan(length);
    cleanup();
    open({ current: true });
    expect(isMarked()).toBe(true);
    expect(document.querySelector('.outline-gold')).not.toBeNull();
  });

  test('says that it is for a child, and that it is locked', () => {
    open({ profile: profile({ profileType: 'KIDS', hasPin: true }) });
    const text = screen.getByRole('button').textContent ?? '';
    expect(document.querySelector('.lucide-lock')).not.toBeNull();
    expect(text.length).toBeGreaterThan('Elif  '.length);
    cleanup();
    open();
    expect(document.querySelector('.lucide-lock')).toBeNull();
    expect(screen.getByRole('button').textContent?.trim()).toBe('Elif');
  });

  test('leads to its editor where profiles are managed, named as it is seen', () => {
    open({ managing: true, profile: profile({ profileType: 'KIDS', hasPin: true }) });
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/profiles/edit/4');
    const all = link.getAttribute('aria-label');
    cleanup();
    open({ managing: true });
    expect(screen.getByRole('link').getAttribute('aria-label')?.length).toBeLessThan(
      all?.length ?? 0,
    );
  });
});

test('avatars that other profiles use come last, but the own one stays free', () => {
  const avatars = ['star', 'moon', 'lamp'].map((avatarId) => ({
    avatarId,
    imageUrl: `/${avatarId}.png`,
    profileType: 'ADULT' as const,
  }));
  const field = {
    name: 'avatarId' as const,
    onChange: async () => undefined,
    onBlur: async () => undefined,
    ref: () => undefined,
  };
  renderApp(
    <AvatarPicker avatars={avatars} free={['lamp']} own="moon" chosen="lamp" field={field} />,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(['moon', 'lamp', 'star']);
  const labels = radios.map((radio) => radio.closest('label') as HTMLElement);
  expect(labels.map((label) => label.querySelector('.lucide-check') !== null)).toEqual([
    false,
    true,
    false,
  ]);
  expect(labels.map((label) => label.innerHTML.includes('opacity-45'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(radios[2]?.getAttribute('aria-label')).not.toBe(radios[2]?.value);
});
