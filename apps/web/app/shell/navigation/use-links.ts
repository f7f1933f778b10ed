import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { askToLogIn } from '#app/domain/prompt/ask-to-log-in.ts';
import { savesData } from '#app/browser/device-traits.ts';
import { preloadPageCode } from '#app/page-code.ts';
import { PAGES } from '#app/pages.ts';
import { paths } from '#app/paths.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const isFollowed = (anchor: HTMLAnchorElement) =>
  anchor.href !== '' &&
  !anchor.target &&
  !anchor.hasAttribute('download') &&
  !('reload' in anchor.dataset);

/** The URL of a plain click that stays inside the application; null for clicks that the browser handles. */
export function innerLink(event: MouseEvent, base: string): URL | null {
  const anchor =
    isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || !isFollowed(anchor)) return null;
  const url = new URL(anchor.href);
  if (url.origin !== window.location.origin || !`${url.pathname}/`.startsWith(`${base}/`))
    return null;
  const sameDocument =
    url.pathname === window.location.pathname && url.search === window.location.search;
  return url.hash && sameDocument ? null : url;
}

/** Marks the pressed link until its page is there (styles/base.css). @param arrived resolves then */
async function markWhile(
  pressed: EventTarget | null,
  arrived: Promise<void> | void,
): Promise<void> {
  const anchor = pressed instanceof Element ? pressed.closest('a') : null;
  if (anchor) anchor.dataset['pending'] = '';
  try {
    await arrived;
  } finally {
    delete anchor?.dataset['pending'];
  }
}

const LINK_TO_PLAYER = PAGES.watch.path.replace(':id', '');

/** Pointing at a link, or focusing it, often precedes a press: its page's code is fetched, and the player to watch. */
function fetchAhead({ target }: Event, base: string): void {
  const anchor = target instanceof Element ? target.closest('a[href^="/"]') : null;
  const path = anchor?.getAttribute('href')?.split(/[?#]/)[0] ?? '';
  if (!path || savesData() || !`${path}/`.startsWith(`${base}/`)) return;
  const inner = path.slice(base.length) || '/';
  preloadPageCode(inner);
  if (!inner.startsWith(LINK_TO_PLAYER)) return;
  import('@kandil/player/engine').then(
    ({ prepareEngine }) => prepareEngine(),
    () => undefined, // The player loads it again by itself and reports a failure.
  );
}

/** Makes the application's links navigate without loading a document; `data-reload` leaves a link to the browser. */
export function useLinks(): void {
  const navigate = useNavigate();
  const { base } = useWords();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = innerLink(event, base);
      if (!url) return;
      event.preventDefault();
      const path = url.pathname.slice(base.length) || '/';
      // Login opens over the current page; its own page is for visitors from outside.
      if (path === paths.login()) return askToLogIn();
      const replace = url.href === window.location.href;
      void markWhile(event.target, navigate(path + url.search + url.hash, { replace }));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, base]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['pointerover', 'focusin'])
      document.addEventListener(name, (event) => fetchAhead(event, base), {
        signal,
        passive: true,
      });
    return () => listening.abort();
  }, [base]);
}
