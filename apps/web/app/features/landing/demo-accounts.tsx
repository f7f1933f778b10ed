import { useEffect, useRef, useState } from 'react';
import { useAddressQuery } from '#app/browser/address/query.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { logIn, useClientTexts, useReloadData } from '#app/data/session/sign-in.ts';
import type { Config } from '#app/data/start/start.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Spinner } from '@kandil/ui/spinner.tsx';

type DemoAccount = NonNullable<Config['demoAccounts']>[number];

/**
 * The demo's accounts, in demo mode only; one press logs in. `?demo=` in the address, as in links of the sandbox's
 * control page, highlights one; it still takes a press, so that no link logs anybody in.
 */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const t = useT();
  const query = useAddressQuery();
  const asked = query.get('demo');
  const texts = useClientTexts();
  const reloadData = useReloadData();
  const [busy, setBusy] = useState<string | null>(null);

  const enter = async ({ email, password }: DemoAccount) => {
    if (busy) return;
    setBusy(email);
    try {
      await logIn({ email, password }, false, texts);
      await reloadData();
    } catch (error) {
      notify('error', errorText(error, t));
    } finally {
      setBusy(null);
    }
  };

  return (
    <section className="gutter" aria-labelledby="demo">
      <div className="rounded-sheet border-gold/40 bg-gold/8 border p-6 sm:p-8">
        <h2 id="demo" className="display text-2xl">
          {t('demo.title')}
        </h2>
        <p className="text-text/90 mt-1">{t('demo.text')}</p>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {accounts.map((account) => (
            <li key={account.email}>
              <DemoButton
                account={account}
                asked={account.email === asked}
                busy={busy === account.email}
                onPress={() => void enter(account)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface DemoButtonProps {
  account: DemoAccount;
  asked: boolean;
  busy: boolean;
  onPress(): void;
}

function DemoButton({ account, asked, busy, onPress }: DemoButtonProps) {
  const t = useT();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!asked) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <button
      ref={ref}
      type="button"
      aria-busy={busy || undefined}
      className={cx(
        'flex min-h-16 w-full items-center gap-3 rounded-tile border px-4 py-3 text-start transition-colors duration-200',
        asked
          ? 'border-gold bg-gold text-ink hover:bg-gold-bright'
          : 'border-line bg-raised hover:border-gold',
      )}
      onClick={onPress}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {asked ? t('demo.asked', { title: account.title }) : account.title}
        </span>
        <bdi className={cx('block truncate text-sm', asked ? 'text-ink/80' : 'text-muted')}>
          {account.email}
        </bdi>
      </span>
      {busy && <Spinner />}
    </button>
  );
}
