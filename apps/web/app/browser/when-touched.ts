/** What tells that a visitor is about to do something. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

let touched: Promise<void> | null = null;

/**
 * Resolves with the first move of a pointer, press or key on the page. What only follows them need not be in the first
 * load.
 */
export function whenTouched(): Promise<void> {
  return (touched ??= new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const touch = () => {
      listening.abort();
      resolve();
    };
    for (const sign of SIGNS)
      document.addEventListener(sign, touch, { signal, capture: true, passive: true });
  }));
}
