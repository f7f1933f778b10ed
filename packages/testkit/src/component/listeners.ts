type Listening = [target: EventTarget, ...Parameters<EventTarget['addEventListener']>];

/** Each file loads the modules again, so the global object holds what the worker must remember. */
const KEY = Symbol.for('kandil.listeners');
const worker = globalThis as { [KEY]?: Listening[] };

/** Notes who listens to the window and the document, which outlive the file that began to. */
export function noteListeners(): void {
  const noted: Listening[] = [];
  worker[KEY] = noted;
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (...[type, listener, options]: Parameters<typeof listen>) => {
      noted.push([target, type, listener, options]);
      listen(type, listener, options);
    };
  }
}

/** Removes them: code of an earlier file would act on the events of this one. */
export function removeListeners(): void {
  for (const [target, type, listener, options] of worker[KEY]?.splice(0) ?? [])
    target.removeEventListener(type, listener, options);
}
