import { purchase } from '@kandil/contract';
import type { Withdrawal } from '@kandil/contract/purchase';
import { useCallback, useEffect, useState } from 'react';
import { dropFromAddress } from '#app/browser/address/query.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { Done, Over } from './outcome.tsx';
import { Panel } from './panel.tsx';

const USELESS = ['LINK_EXPIRED', 'LINK_DAMAGED', 'NOT_FOUND', 'INVALID_INPUT'];

type LinkResult = { of: Withdrawal } | { useless: string };

/** What the link is about; why, if it no longer works. */
async function open(token: string): Promise<LinkResult> {
  try {
    return { of: (await browserApi(purchase.withdrawalByLink, { token })).data };
  } catch (error) {
    if (isApiError(error) && USELESS.includes(error.code ?? '')) return { useless: error.message };
    throw error;
  }
}

/** The second step of a withdrawal that was stated without login. The token leaves the address at once. */
export function ByLink({ token, onLeave }: { token: string; onLeave(): void }) {
  const t = useT();
  const fetcher = useCallback(() => open(token), [token]);
  const query = useQuery(fetcher);
  const reloadAccount = useReloadAccount();
  const [done, setDone] = useState<Withdrawal | null>(null);
  useEffect(() => dropFromAddress('token'), []);
  if (done) return <Done of={done} focused />;
  return (
    <QueryResult query={query} skeleton={<Skeleton className="rounded-sheet h-80" />}>
      {(found) => {
        if ('useless' in found)
          return (
            <Panel title={t('withdrawal.linkFailed')}>
              <FormMessage text={found.useless} />
              <p className="mb-6">{t('withdrawal.linkFailedText')}</p>
              <Button onClick={onLeave}>{t('withdrawal.again')}</Button>
            </Panel>
          );
        const { of } = found;
        if (of.state === 'WITHDRAWN') return <Done of={of} focused={false} />;
        if (of.state === 'OVER') return <Over of={of} />;
        const confirm = async () => {
          setDone((await browserApi(purchase.withdrawConfirmByLink, { token })).data);
          await reloadAccount();
        };
        return <ConfirmStep of={of} onBack={null} confirm={confirm} />;
      }}
    </QueryResult>
  );
}
