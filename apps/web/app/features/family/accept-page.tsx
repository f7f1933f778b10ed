import { useState } from 'react';
import { useAddressQuery } from '#app/browser/address/query.ts';
import { useStart } from '#app/data/start/start.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Card } from './card.tsx';
import { Invitation } from './invitation.tsx';

/**
 * The page of an invitation's link (ROUTE-46). The browser asks the service, not the server that renders the page: link
 * previews must not count against the limit of their address. The token stays in the address, so that a login or a
 * sign-up comes back to it; the page has no foreign scripts.
 */
export function AcceptPage() {
  const t = useT();
  const [token] = useState(useAddressQuery().get('token') ?? '');
  const { account, sessionPending } = useStart();
  return (
    <main
      id="main"
      className="gutter mx-auto flex min-h-[80dvh] max-w-xl flex-col justify-center pt-24 pb-16"
    >
      <PageMeta title={t('family.acceptTitle')} hidden />
      {token === '' ? (
        <Card title={t('family.acceptFailed')} text={t('family.acceptNoToken')} />
      ) : sessionPending ? (
        <Skeleton className="rounded-sheet h-72" />
      ) : (
        // After a login the service answers differently: the invitation is loaded again.
        <Invitation key={account?.userId} token={token} />
      )}
    </main>
  );
}
