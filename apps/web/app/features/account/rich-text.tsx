import { Fragment, type ReactNode } from 'react';

/** A text whose `{name}` is a piece of the page, such as a link; each language puts it where it belongs. */
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
    <Fragment>
      {before}
      {children}
      {after}
    </Fragment>
  );
}
