type Timer = ReturnType<typeof setTimeout>;

/** Each file loads the modules again, so the global object holds what the worker must remember. */
const KEY = Symbol.for('kandil.timers');
const worker = globalThis as { [KEY]?: Timer[] };

/** Notes which timers begin. */
export function noteTimers(): void {
  const noted: Timer[] = [];
  worker[KEY] = noted;
  const notes: ProxyHandler<typeof setTimeout> = {
    apply(begin, self, timer: Parameters<typeof setTimeout>) {
      const id: Timer = Reflect.apply(begin, self, timer);
      noted.push(id);
      return id;
    },
  };
  globalThis.setTimeout = new Proxy(setTimeout, notes);
  globalThis.setInterval = new Proxy(setInterval, notes as ProxyHandler<typeof setInterval>);
}

/** Ends them: a call that waits for its next try, or a toast that goes, would act on the document of the next file. */
export function endTimers(): void {
  for (const timer of worker[KEY]?.splice(0) ?? []) clearTimeout(timer);
}
