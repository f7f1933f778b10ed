import { create } from 'zustand';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** public/appearance.js reads it before the first paint. */
const KEY = 'appearance';

function stored(): Appearance {
  try {
    const found = localStorage.getItem(KEY);
    return APPEARANCES.find((each) => each === found) ?? 'system';
  } catch {
    return 'system';
  }
}

interface AppearanceState {
  chosen: Appearance;
  /** Shows the choice at once and remembers it on this device, where storage is not blocked. */
  choose(chosen: Appearance): void;
}

/** Light, dark, or as the system is. */
export const useAppearance = create<AppearanceState>((set) => ({
  chosen: stored(),
  choose(chosen) {
    set({ chosen });
    const root = document.documentElement;
    if (chosen === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = chosen;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Blocked: the choice lasts until the page is loaded again.
    }
  },
}));
