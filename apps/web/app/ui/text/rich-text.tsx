import { FALLBACK_LANGUAGE, FALLBACK_MARK, withoutMarks } from '@kandil/i18n';
import type { ReactNode } from 'react';

/**
 * A text with a React node in place of `{name}`, such as a link; each language decides the position. A text that fell
 * back to English is one element, so that its parts keep their order.
 */
export function RichText({
  text,
  name,
  children,
}: {
  text: string;
  name: string;
  children: ReactNode;
}) {
  const [before = '', after = ''] = withoutMarks(text).split(`{${name}}`, 2);
  const sentence = (
    <>
      {before}
      {children}
      {after}
    </>
  );
  return text.startsWith(FALLBACK_MARK) ? (
    <span lang={FALLBACK_LANGUAGE} dir="ltr">
      {sentence}
    </span>
  ) : (
    sentence
  );
}
