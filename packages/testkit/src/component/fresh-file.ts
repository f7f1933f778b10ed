import { vi } from 'vitest';
import { rememberGlobals, restoreGlobals } from './globals.ts';
import { noteListeners, removeListeners } from './listeners.ts';
import { endTimers, noteTimers } from './timers.ts';

// Set-up of component tests. The files of a worker share its document, React and the testing library, which take longer to
// load than most files take to run. Each file begins with none of our own modules loaded, and with the document and the
// globals as the first one found them: nothing that an earlier file left can be seen, in whatever order they run.

const BEGUN = Symbol.for('kandil.component-tests');
const worker = globalThis as { [BEGUN]?: true };

/**
 * Frames by the real clock. Those of jsdom end for good once a test with a false clock has left one pending.
 */
function paintByRealClock(): void {
  const { setTimeout: later, clearTimeout: forget } = globalThis;
  const frameMs = 1000 / 60;
  globalThis.requestAnimationFrame = (paint) =>
    Number(later(() => paint(performance.now()), frameMs));
  globalThis.cancelAnimationFrame = (frame) => forget(frame);
}

function emptyDocument(): void {
  for (const element of [document.head, document.body]) element.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

if (worker[BEGUN]) {
  removeListeners();
  restoreGlobals();
  endTimers();
} else {
  worker[BEGUN] = true;
  noteListeners();
  noteTimers();
  paintByRealClock();
  rememberGlobals();
}
vi.resetModules();
emptyDocument();
