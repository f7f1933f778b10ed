import type { ReactNode } from 'react';

/** A text with a React node in place of `{name}`, such as a link; each language decides the position. */
export function RichText({
  text,
  name,
  children,
}: {
  text: string;
  name: string;
  children: ReactNode;
}) {
  const [before = '', after = ''] = text.split(`{${name}}`, 2);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
