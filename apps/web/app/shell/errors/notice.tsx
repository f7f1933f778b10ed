import { Document } from '#app/shell/frame/document.tsx';
import { buttonClass } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { MessagePage } from './message-page.tsx';

/** The whole document in place of a page that is not rendered. It has no script: its link loads the address again. */
export function Notice({ message }: { message: string }) {
  const t = useT();
  return (
    <Document>
      <MessagePage title={message}>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the document's own */}
        <a href="" className={buttonClass({})}>
          {t('action.tryAgain')}
        </a>
      </MessagePage>
    </Document>
  );
}
