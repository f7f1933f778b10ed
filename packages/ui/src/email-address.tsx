import { Fragment } from 'react';
import { cx } from './cx.ts';

/** An e-mail address, or a phone number. A long one breaks before `@` and dots; only a longer part breaks anywhere. */
export function EmailAddress({ address, className }: { address: string; className?: string }) {
  return (
    <bdi dir="ltr" className={cx('wrap-anywhere', className)}>
      {address.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
