import { auth, type Data } from '@kandil/contract';
import { useEffect, useEffectEvent } from 'react';
import GiftIcon from 'lucide-react/icons/gift';
import { useNavigate } from 'react-router';
import { orFailure } from '#app/data/pages/or-failure.ts';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { CopyField } from '@kandil/ui/copy-field.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ShareWays } from './share-ways.tsx';

export type Links = Data<typeof auth.inviteSocialLinks>;

export const loadInvitation = orFailure(
  async (api) => (await api(auth.inviteSocialLinks, {})).data,
);

type InvitationPageProps = Awaited<ReturnType<typeof loadInvitation>>;

/** Friends are invited by a link that names the inviter (SCREEN-24..28). */
export function InvitationPage({ data, failure }: InvitationPageProps) {
  const t = useT();
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-2xl pt-24 pb-16 lg:pt-32">
      <PageMeta title={t('account.invitation')} hidden />
      {data ? (
        <Invitation links={data} />
      ) : failure.status === 401 ? (
        <LogInFirst
          icon={<GiftIcon aria-hidden />}
          title="invitation.guest"
          text="invitation.guestText"
          waiting={<Waiting />}
        />
      ) : (
        <GoHome why={failure.message} />
      )}
    </main>
  );
}

function Invitation({ links }: { links: Links }) {
  const t = useT();
  const { textTitle, textSubTitle, inviteUrl, friendsJoined } = links;
  return (
    <div className="animate-rise text-center">
      <GiftIcon className="text-gold mx-auto mb-5 size-14" aria-hidden />
      <h1 className="display text-3xl text-balance sm:text-4xl">{textTitle}</h1>
      <p className="text-muted mx-auto mt-3 max-w-lg text-balance">{textSubTitle}</p>
      <div className="rounded-sheet border-line bg-raised/70 mt-8 border p-5 text-start sm:p-7">
        <CopyField value={inviteUrl} label={t('invitation.link')} />
        <ShareWays links={links} />
      </div>
      <p className="text-muted mt-6">
        {friendsJoined === 0
          ? t('invitation.nobody')
          : t('invitation.came', { count: friendsJoined })}
      </p>
    </div>
  );
}

function GoHome({ why }: { why: string }) {
  const t = useT();
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    notify('error', navigator.onLine ? why : t('state.offlineText'));
    void navigate(paths.homepage(), { replace: true });
  });
  useEffect(() => go(), []);
  return <Waiting />;
}

function Waiting() {
  return (
    <div className="space-y-5">
      <Skeleton className="mx-auto h-10 w-64" />
      <Skeleton className="rounded-sheet h-56" />
    </div>
  );
}
