type Properties = Map<string | symbol, PropertyDescriptor>;

/** Without those by which Vitest knows what it runs. */
const isOurs = (object: object, key: string | symbol) =>
  object !== globalThis || typeof key === 'string';

const propertiesOf = (object: object): Properties =>
  new Map(
    Reflect.ownKeys(object)
      .filter((key) => isOurs(object, key))
      .map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key) as PropertyDescriptor]),
  );

const isOther = (a: PropertyDescriptor, b: PropertyDescriptor): boolean =>
  a.value !== b.value || a.get !== b.get || a.set !== b.set;

const CLASS_NAME = /^[A-Z]/;

/** Classes of the global object, such as `Element`, and their prototypes. */
function kinds(): object[] {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => CLASS_NAME.test(name));
  return names.flatMap((name) => {
    const kind: unknown = Reflect.get(globalThis, name);
    return typeof kind === 'function' && kind.prototype ? [kind, kind.prototype as object] : [];
  });
}

/** Each file loads the modules again, so the global object holds what the worker must remember. */
const KEY = Symbol.for('kandil.globals');
const worker = globalThis as { [KEY]?: Map<object, Properties> };

/** Remembers all that tests replace or add to: the global object, the document, and what every element inherits. */
export function rememberGlobals(): void {
  const objects = [globalThis, navigator, document, screen, history, console, ...kinds()];
  worker[KEY] = new Map();
  for (const object of new Set<object>(objects)) worker[KEY].set(object, propertiesOf(object));
}

/** Undoes what was replaced, added or removed since. */
export function restoreGlobals(): void {
  for (const [object, before] of worker[KEY] ?? []) {
    for (const [key, now] of propertiesOf(object)) {
      const then = before.get(key);
      if (!then && now.configurable) Reflect.deleteProperty(object, key);
      if (then && isOther(then, now)) Reflect.defineProperty(object, key, then);
    }
    for (const [key, then] of before)
      if (!Object.hasOwn(object, key)) Reflect.defineProperty(object, key, then);
  }
}
