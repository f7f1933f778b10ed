import { type Data, purchase } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { useState } from 'react';
import { useAddressQuery } from '#app/browser/address/query.ts';
import { ofMember } from '#app/data/pages/or-failure.ts';
import { useStart } from '#app/data/start/start.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ByLink } from './by-link.tsx';
import { GuestForm } from './guest-form.tsx';
import { OwnWithdrawal } from './own-withdrawal.tsx';

export interface WithdrawalData {
  isGuest: boolean;
  /** What a member can withdraw from. */
  own: Data<typeof purchase.userWithdrawal>;
}

export async function loadWithdrawal(api: Api): Promise<WithdrawalData> {
  const answer = await ofMember(() => api(purchase.userWithdrawal, {}));
  return { isGuest: answer === null, own: answer?.data ?? null };
}

/** The withdrawal function (Directive (EU) 2023/2673), also without login and by a mailed link. */
export function WithdrawPage({ isGuest, own }: WithdrawalData) {
  const t = useT();
  const { sessionPending } = useStart();
  const query = useAddressQuery();
  const [token, setToken] = useState(query.get('token'));
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-2xl pt-24 pb-16 lg:pt-32">
      <PageMeta title={t('withdrawal.title')} description={t('withdrawal.lead')} />
      <h1 className="display text-3xl sm:text-4xl">{t('withdrawal.title')}</h1>
      <p className="text-muted mt-3 max-sm:min-h-[3lh]">{t('withdrawal.lead')}</p>
      <div className="mt-8">
        {token !== null ? (
          <ByLink token={token} onLeave={() => setToken(null)} />
        ) : sessionPending ? (
          <Skeleton className="rounded-sheet h-80" />
        ) : isGuest ? (
          <GuestForm />
        ) : (
          <OwnWithdrawal own={own} />
        )}
      </div>
    </main>
  );
}
