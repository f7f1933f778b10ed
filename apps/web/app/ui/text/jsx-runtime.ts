import { FALLBACK_LANGUAGE, FALLBACK_MARK } from '@kandil/i18n';
import { Fragment, jsx as element, jsxs as elements } from 'react/jsx-runtime';

// The build replaces React's `jsx-runtime` by this module in all components (vite/fallback-lang.ts).

type Props = Readonly<Record<string, unknown>>;
type Make = typeof element;

/** Attributes that contain texts. */
const TEXTS = ['aria-label', 'title', 'alt', 'placeholder', 'content'];
/** Elements that may contain only text. */
const PLAIN: readonly unknown[] = ['option', 'title'];

const isMarked = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(FALLBACK_MARK);
const unmarked = (text: string) => text.slice(FALLBACK_MARK.length);

const inEnglish = (text: string) =>
  element('span', { lang: FALLBACK_LANGUAGE, children: unmarked(text) });

/** Wraps a fallback text in a `span` if it has siblings or no element around it. */
function childrenOf(type: unknown, children: unknown): unknown {
  if (isMarked(children)) return type === Fragment ? inEnglish(children) : unmarked(children);
  if (!Array.isArray(children) || !children.some(isMarked)) return children;
  const write = PLAIN.includes(type) ? unmarked : inEnglish;
  return children.map((child: unknown) => (isMarked(child) ? write(child) : child));
}

/**
 * Adds `lang="en"` to fallback texts in the props of an HTML element or fragment, so that a screen reader pronounces
 * them as English, and removes their marks. `lang` covers the attributes and the content of an element. So a fallback
 * text in an attribute sets it only on an element without content, and on a button, whose label replaces its content.
 */
function marked(type: unknown, props: Props): Props {
  const children = childrenOf(type, props['children']);
  const named = TEXTS.filter((name) => isMarked(props[name]));
  if (children === props['children'] && named.length === 0) return props;
  const isLabelled = type === 'button' && isMarked(props['aria-label']);
  const isWhole = isMarked(props['children']) || children === undefined || isLabelled;
  return {
    ...props,
    ...(children !== undefined && { children }),
    ...Object.fromEntries(named.map((name) => [name, unmarked(String(props[name]))])),
    ...(isWhole && type !== Fragment && { lang: props['lang'] ?? FALLBACK_LANGUAGE }),
  };
}

const wrapped =
  (make: Make): Make =>
  (type, props, key) => {
    const isPlace = typeof type === 'string' || type === Fragment;
    return make(type, isPlace ? marked(type, props as Props) : props, key);
  };

export const jsx = wrapped(element);
export const jsxs = wrapped(elements);
export { Fragment };
