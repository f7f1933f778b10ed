import { useState } from 'react';
import { useSelf, useSession } from './session.ts';

/** What was typed somewhere and not sent yet. */
export interface Draft<T> {
  value: T;
  /** Whether it was found when the place was opened, typed before. */
  isFound: boolean;
  /** Takes what is typed now. Like at the beginning: there is no draft. */
  write(value: T): void;
  /** Writes some fields. */
  edit(change: Partial<T>): void;
  /** It was sent: the next time begins without it. Until the place is closed, its text stays to be seen. */
  forget(): void;
  /** Begins again. */
  restart(): void;
}

const DAY_MS = 86_400_000;
/** Nobody looks for an unsent text after two weeks, and it may name members. */
const LASTS_MS = 14 * DAY_MS;
const PREFIX = 'draft ';

/** Where the browser stores nothing, drafts last until the page is loaded again. */
const unstored = new Map<string, string>();

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function removeItem(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored there.
  }
}

function storeItem(key: string, value: unknown): void {
  const text = JSON.stringify({ at: Date.now(), value });
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
}

/** Whether a stored value has the form of a sample: its fields, of the same kinds. A sample without fields: texts by any name. */
function isLike(value: unknown, sample: unknown): boolean {
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  const fields = Object.entries(sample);
  if (fields.length === 0) return Object.values(value).every((text) => typeof text === 'string');
  return fields.every(([name, each]) => isLike((value as Record<string, unknown>)[name], each));
}

/** What is stored; null for nothing, and for what is too old. */
function readEntry(key: string): { value: unknown } | null {
  try {
    const stored = JSON.parse(readItem(key) ?? 'null') as { at: number; value: unknown } | null;
    return stored !== null && Date.now() - stored.at < LASTS_MS ? stored : null;
  } catch {
    return null;
  }
}

/** A draft; null for none, and for what another release wrote in another form. */
function readDraft(key: string, sample: unknown): unknown {
  const entry = readEntry(key);
  return entry && isLike(entry.value, sample) ? entry.value : null;
}

/** One per person, so that another one at this device finds nothing in a field. */
const beginOf = (staffId: string) => `${PREFIX}${staffId} `;

/**
 * As `useState`, for what somebody types. It is stored on this device until it was sent: closing a dialog, a reload, a closed
 * browser and the end of the session take nothing away. Everything with a text longer than a line uses it.
 * @param place what it is for, with the id of the thing: `refund KND-00000042`
 * @param begin what the place begins with; as it is when the place is opened
 * @param sample of its form, where `begin` may have fields that others have not
 */
export function useDraft<T>(place: string, begin: T, sample: unknown = begin): Draft<T> {
  const key = beginOf(useSelf().id) + place;
  const [first] = useState(() => ({ begin, found: readDraft(key, sample) as T | null }));
  const [value, setValue] = useState<T>(first.found ?? first.begin);
  const [isFound, setFound] = useState(first.found !== null);
  const forget = () => removeItem(key);
  const write = (next: T) => {
    setValue(next);
    if (JSON.stringify(next) === JSON.stringify(first.begin)) forget();
    else storeItem(key, next);
  };
  return {
    value,
    isFound,
    write,
    edit: (change) => write({ ...value, ...change }),
    forget,
    restart() {
      setValue(first.begin);
      setFound(false);
      forget();
    },
  };
}

function keysOfDrafts(): string[] {
  try {
    return [...Object.keys(localStorage), ...unstored.keys()].filter((key) =>
      key.startsWith(PREFIX),
    );
  } catch {
    return [...unstored.keys()];
  }
}

/** How many texts of a person wait on this device. */
export const draftsOf = (staffId: string): number =>
  keysOfDrafts().filter((key) => key.startsWith(beginOf(staffId)) && readEntry(key) !== null)
    .length;

/** Somebody signs out: nothing of theirs stays on this device. */
export function removeDraftsOf(staffId: string): void {
  for (const key of keysOfDrafts()) if (key.startsWith(beginOf(staffId))) removeItem(key);
}

// With each session, what is too old goes, of anybody.
useSession.subscribe(({ self }, before) => {
  if (!self || before.self) return;
  for (const key of keysOfDrafts()) if (readEntry(key) === null) removeItem(key);
});
