import type { ReactNode } from 'react';
import { logOut } from '#app/data/session/log-out.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Logo } from '#app/domain/brand/logo.tsx';
import { Button } from '#app/ui/button.tsx';

/** Logs out into a new document, so that nothing of the member stays in memory. */
async function leave(): Promise<void> {
  await logOut();
  window.location.assign(paths.homepage());
}

/** The frame of the profile pages, which come before all others: the logo and a log-out button. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const { account } = useStart();
  return (
    <div className="relative flex min-h-dvh flex-col">
      <header className="gutter flex h-16 items-center justify-between lg:h-20">
        <Logo />
        {account && (
          <Button look="plain" className="text-muted!" onClick={() => void leave()}>
            {t('account.logOut')}
          </Button>
        )}
      </header>
      <main id="main" className="gutter flex flex-1 flex-col justify-center py-10">
        {children}
      </main>
    </div>
  );
}
