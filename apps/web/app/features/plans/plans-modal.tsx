import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { loadProducts, useOffers, requestedCode } from '#app/domain/plan/payment-store.ts';
import type { Offers } from '#app/domain/plan/load.ts';
import { PlanList } from '#app/domain/plan/plan-list.tsx';
import { useQuery } from '#app/data/queries/use-query.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { KidsNotice } from '#app/domain/profile/kids-notice.tsx';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { QuoteBar } from './quote-bar.tsx';

const load = () => loadProducts(requestedCode());

const SKELETON = (
  <div className="mt-8 grid gap-4 md:grid-cols-3">
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} className="rounded-sheet h-150" />
    ))}
  </div>
);

/** The plans over another page (MODAL-18), as where a family plan is missing. */
export function PlansModal({ why }: { why?: string }) {
  const query = useQuery(load);
  const t = useT();
  return (
    <>
      <p className="text-muted">{why ?? t('plans.text')}</p>
      <QueryResult query={query} skeleton={SKELETON}>
        {(offers) => <Plans offers={offers} />}
      </QueryResult>
    </>
  );
}

function Plans({ offers: loaded }: { offers: Offers }) {
  const offers = useOffers(loaded);
  const { account } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  return (
    <>
      {isChild && (
        <div className="mt-6">
          <KidsNotice text="plans.kidsText" />
        </div>
      )}
      <PlanList
        offers={offers}
        heading="h3"
        isGuest={!account}
        {...(!isChild && { below: QuoteBar })}
      />
    </>
  );
}
