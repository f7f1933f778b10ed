import { FALLBACK_LANGUAGE, FALLBACK_MARK } from '@kandil/i18n';
import { Fragment, jsx as element, jsxs as elements } from 'react/jsx-runtime';

// The build puts this module in the place of React's own (vite/fallback-lang.ts), for all components.

type Props = Readonly<Record<string, unknown>>;
type Make = typeof element;

/** Attributes with texts. */
const TEXTS = ['aria-label', 'title', 'alt', 'placeholder', 'content'];
/** They may contain only text. */
const PLAIN: readonly unknown[] = ['option', 'title'];

const isMarked = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(FALLBACK_MARK);
const unmarked = (text: string) => text.slice(FALLBACK_MARK.length);

const inEnglish = (text: string) =>
  element('span', { lang: FALLBACK_LANGUAGE, children: unmarked(text) });

/** Texts among other children get an element of their own. */
function childrenOf(type: unknown, children: unknown): unknown {
  if (isMarked(children)) return type === Fragment ? inEnglish(children) : unmarked(children);
  if (!Array.isArray(children) || !children.some(isMarked)) return children;
  const write = PLAIN.includes(type) ? unmarked : inEnglish;
  return children.map((child: unknown) => (isMarked(child) ? write(child) : child));
}

/**
 * The properties of an HTML element or a fragment in which English texts that stand in for missing ones are marked with
 * `lang`, so that a screen reader does not read them by the rules of the page's language. The `lang` of an element
 * covers its attributes and its content, so the text of an attribute is marked only on an element without content, and
 * on a button, whose label is read in place of its content.
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
