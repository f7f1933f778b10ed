import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { mayBeTelevision } from '@kandil/contract/televisions/may-be';
import { setRemote } from '#app/browser/device-traits.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { whenTouched } from '#app/browser/when-touched.ts';

/** On a television the first key is an arrow: its code must be there. */
async function load() {
  if (!mayBeTelevision(navigator.userAgent)) await whenTouched();
  return import('./arrows.ts');
}

/** Milliseconds after which a key that was pressed before the code came is not meant any more. */
const PATIENCE = 1000;
/** Keys that were pressed while the code was on its way. */
const early: KeyboardEvent[] = [];

const isMeant = ({ timeStamp }: KeyboardEvent) => performance.now() - timeStamp < PATIENCE;

function keep(event: KeyboardEvent): void {
  early.splice(0, early.length, ...early.filter(isMeant), event);
}

/** Spatial navigation with the arrow keys of a remote or keyboard; its code is fetched with the first touch. */
export function useArrows(): void {
  const { code } = useLazyModule(load);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) setRemote(true);
  }, []);
  const { key } = useLocation();
  const type = useNavigationType();
  const begun = useRef(false);
  useEffect(() => {
    if (!code) return;
    // Back returns the focus to the link that was followed (use-focus-return.ts).
    const isBack = begun.current && type === NavigationType.Pop;
    begun.current = true;
    if (isBack) return;
    // The page change moves the focus to the main content first.
    const frame = requestAnimationFrame(() => code.beginPage());
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry of the history is another page
  }, [code, key, type]);
  useEffect(() => {
    const follow = code?.followKey ?? keep;
    code?.greetRemote();
    if (code) early.splice(0).filter(isMeant).forEach(follow);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [code]);
}
