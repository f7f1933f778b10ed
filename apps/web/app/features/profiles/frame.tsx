import type { ReactNode } from 'react';
import { useLogOut } from '#app/domain/profile/use-log-out.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Logo } from '#app/domain/brand/logo.tsx';
import { Button } from '@kandil/ui/button.tsx';

/** The frame of the profile pages, which come before all others: the logo and a log-out button. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const logOut = useLogOut();
  const { account } = useStart();
  return (
    <div className="relative flex min-h-dvh flex-col">
      <header className="gutter flex h-16 items-center justify-between lg:h-20">
        <Logo />
        {account && (
          <Button look="plain" className="text-muted!" onClick={() => void logOut()}>
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
