import { NavigationType } from 'react-router';

/** A link that was followed, described so that it can be found when its page is rendered again. */
interface FollowedLink {
  href: string;
  /** The name of the row or part of the page around it. */
  part: string | null;
  /** The link of the tile that it belongs to: a preview's buttons are gone by then. */
  tile: string | null;
  /** The kind of button, such as `play`: its address may lead to another video by then. */
  button: string | null;
}

/** A row may still have to load: the focus moves there only while the visitor waits. */
const WAIT_MS = 10_000;
/** Continue Watching has changed after a viewing: then the first tile of the row takes the focus. */
const EXACT_MS = 1500;

const LINKS = '#main a[href]:not([aria-hidden="true"])';
/** By history entry, and by address. */
const followed = new Map<string, FollowedLink>();

function partOf(link: Element): string | null {
  const part = link.parentElement?.closest('ul[aria-label], ol[aria-label], section');
  return part?.getAttribute('aria-label') ?? part?.getAttribute('aria-labelledby') ?? null;
}

const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href') ?? null;

function describe(link: HTMLAnchorElement): FollowedLink {
  return {
    href: hrefOf(link) ?? '',
    part: partOf(link),
    tile: hrefOf(link.closest('li')?.querySelector('a[href]')),
    button: link.dataset['button'] ?? null,
  };
}

/** The link that was followed, or with `near` the first one of the same part of the page. */
function find({ href, part, tile, button }: FollowedLink, near: boolean): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
  const inPart = links.filter((link) => partOf(link) === part);
  return (
    inPart.find((link) => hrefOf(link) === href) ??
    inPart.find((link) => hrefOf(link) === tile) ??
    (button === null ? undefined : links.find((link) => link.dataset['button'] === button)) ??
    (near && part !== null ? inPart[0] : undefined)
  );
}

/** Focuses the link as soon as it is on the page, unless the visitor does something first. */
function returnFocus(link: FollowedLink, preventScroll: boolean): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let near = false;
  const stop = () => waiting.abort();
  const look = () => {
    const { activeElement } = document;
    // A dialog that Back closes fades out, and then moves the focus to the main content.
    if (document.querySelector('dialog[open]')) return;
    if (activeElement?.matches('body, #main') === false) return stop();
    const found = find(link, near);
    if (!found) return;
    stop();
    found.focus({ preventScroll });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timers = [
    setTimeout(() => {
      near = true;
      look();
    }, EXACT_MS),
    setTimeout(stop, WAIT_MS),
  ];
  signal.addEventListener('abort', () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
  });
  for (const name of ['keydown', 'pointerdown'])
    document.addEventListener(name, stop, { signal, capture: true, passive: true });
  look();
  return stop;
}

/** Without the key of the history entry. */
const addressOf = (entry: string) => entry.slice(entry.indexOf(' '));

/**
 * Remembers the link that is followed from a history entry. On a return the focus moves to the link that was followed
 * then: after Back in the same entry, and from the player's back button, which replaces its entry, at the same address.
 */
export function watchFocus(entry: string, type: NavigationType): () => void {
  const isBack = type === NavigationType.Pop;
  const link =
    type === NavigationType.Push ? undefined : followed.get(isBack ? entry : addressOf(entry));
  // After Back the scroll position is restored; a replaced entry starts at the top.
  const stop = link && returnFocus(link, isBack);
  const listen = ({ target }: Event) => remember(entry, target);
  document.addEventListener('click', listen, true);
  return () => {
    stop?.();
    document.removeEventListener('click', listen, true);
  };
}

/** Remembers the link that was clicked, if one was. @param entry of the history */
export function remember(entry: string, target: EventTarget | null): void {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('#main a') : null;
  if (!anchor) return;
  for (const key of [entry, addressOf(entry)]) followed.set(key, describe(anchor));
}
