import { auth, type Data } from '@kandil/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import UsersIcon from 'lucide-react/icons/users';
import { useClientState } from '#app/data/client/client-state.ts';
import { type Failure, orFailure } from '#app/data/pages/or-failure.ts';
import { useReloadData } from '#app/data/session/sign-in.ts';
import { useStart } from '#app/data/start/start.ts';
import { KidsNotice } from '#app/domain/profile/kids-notice.tsx';
import { payAgain } from '#app/domain/plan/pay-again.ts';
import { LoadFailed } from '#app/domain/prompt/load-failed.tsx';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { openModal, useModalClosed } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { Skeletons } from '@kandil/ui/skeletons.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { InviteByMail } from './invite-by-mail.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { People } from './people.tsx';

export type Family = Data<typeof auth.familyList>;

/** The caller's family, or why they see none. */
export const loadFamily = orFailure(async (api) => (await api(auth.familyList, {})).data);

type FamilyPageProps = Awaited<ReturnType<typeof loadFamily>>;

/** Who shares a plan (FAMILY-01..11). The list is loaded again whenever a modal closes, also unanswered (FAMILY-22). */
export function FamilyPage({ data, failure }: FamilyPageProps) {
  const t = useT();
  const reload = useReloadData();
  useModalClosed(() => void reload());
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-5xl pt-24 pb-16 lg:pt-32">
      <PageMeta title={t('account.family')} hidden />
      <h1 className="display text-3xl sm:text-4xl">{t('account.family')}</h1>
      {data ? (
        <OwnFamily family={data} reload={reload} />
      ) : (
        <NoFamily failure={failure} reload={reload} />
      )}
    </main>
  );
}

function OwnFamily({ family, reload }: { family: Family; reload(): Promise<void> }) {
  const t = useT();
  // A link that was withdrawn is not shown any longer.
  const [withdrawals, setWithdrawals] = useState(0);
  const withdrawn = async () => {
    setWithdrawals(withdrawals + 1);
    await reload();
  };
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  return (
    <>
      <p className="text-muted mt-3 text-lg text-balance">{family.actionText}</p>
      {isChild && (
        <div className="mt-8">
          <KidsNotice text="family.kidsText" />
        </div>
      )}
      <div className="mt-8 items-start gap-6 space-y-8 lg:grid lg:grid-cols-2 lg:space-y-0 xl:gap-8">
        <div>
          <People family={family} />
          {family.members.length === 0 && (
            <p className="text-muted mt-4 text-sm">{t('family.nobody')}</p>
          )}
          <OpenInvitations invitations={family.invitations} onWithdrawn={withdrawn} />
        </div>
        {family.inviteAction && (
          <div className="lg:rounded-sheet lg:border-line lg:bg-raised/50 space-y-8 lg:border lg:p-7">
            <InvitePanel
              key={withdrawals}
              buttonText={family.inviteAction.buttonText}
              onInvited={reload}
            />
            <InviteByMail onInvited={reload} />
          </div>
        )}
      </div>
    </>
  );
}

function NoFamily({ failure, reload }: { failure: Failure; reload(): Promise<void> }) {
  if (failure.status === 401) return <Guest />;
  if (failure.code === 'FAMILY_PLAN_REQUIRED') return <PlanNeeded />;
  if (failure.code === 'PACKAGES_SUSPENDED') return <PaymentDue />;
  return <Failed failure={failure} reload={reload} />;
}

function Guest() {
  return (
    <LogInFirst
      icon={<UsersIcon aria-hidden />}
      title="family.guest"
      text="family.guestText"
      waiting={<Skeletons className="mt-8 space-y-3" each="rounded-sheet h-20" />}
    />
  );
}

/** ROUTE-45. A child cannot choose a plan: the plans open at a press alone. */
function PlanNeeded() {
  const t = useT();
  const show = () => openModal('subscriptionPlans', { why: t('family.noPlanText') });
  useShownToPayers(show);
  return (
    <EmptyState
      icon={<UsersIcon aria-hidden />}
      title={t('family.noPlan')}
      text={t('family.noPlanText')}
      action={<Button onClick={show}>{t('family.seePlans')}</Button>}
    />
  );
}

/** A family plan whose payment failed; the plans say so too. */
function PaymentDue() {
  const t = useT();
  const pay = useTask(payAgain);
  const isPayer = useIsPayer();
  useShownToPayers(() => openModal('subscriptionPlans', { why: t('family.dueText') }));
  return (
    <EmptyState
      icon={<UsersIcon aria-hidden />}
      title={t('family.due')}
      text={pay.failure ?? t('family.dueText')}
      action={
        isPayer && (
          <Button busy={pay.busy} onClick={() => void pay.start()}>
            {t('billing.payAgain')}
          </Button>
        )
      }
    />
  );
}

function useIsPayer(): boolean {
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  return useStart().account !== null && !isChild;
}

function useShownToPayers(show: () => void): void {
  const isPayer = useIsPayer();
  const showAtOnce = useEffectEvent(() => {
    if (isPayer) show();
  });
  useEffect(() => showAtOnce(), []);
}

/** ERROR-44; offline, the banner has said it. */
function Failed({ failure, reload }: { failure: Failure; reload(): Promise<void> }) {
  const t = useT();
  const task = useTask(reload);
  useEffect(() => {
    if (navigator.onLine) notify('error', failure.message);
  }, [failure]);
  return (
    <LoadFailed
      title={t('family.failed')}
      message={failure.message}
      busy={task.busy}
      again={() => void task.start()}
    />
  );
}
