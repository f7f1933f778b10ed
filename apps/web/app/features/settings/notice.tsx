import type { Account } from '#app/data/start/start.ts';
import { KidsNotice } from '#app/domain/profile/kids-notice.tsx';
import { askToLogIn } from '#app/domain/prompt/ask-to-log-in.ts';
import { Button } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { DeletionNotice } from './privacy/deletion-notice.tsx';
import type { Viewer } from './sections.ts';

/** What concerns the whole account: a child's profile, a deletion under way, or that nobody is logged in. */
export function Notice({ account, viewer }: { account: Account | null; viewer: Viewer }) {
  const t = useT();
  if (viewer === 'child') return <KidsNotice text="settings.kidsText" />;
  if (account) return <DeletionNotice account={account} />;
  return (
    <div className="rounded-sheet border-line bg-raised flex flex-wrap items-center justify-between gap-4 border p-5 sm:p-6">
      <p className="text-muted">{t('settings.guest')}</p>
      <Button onClick={askToLogIn}>{t('account.logIn')}</Button>
    </div>
  );
}
