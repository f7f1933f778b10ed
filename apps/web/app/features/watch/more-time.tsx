import { watch } from '@kandil/contract';
import { MORE_MINUTES } from '@kandil/contract/watch';
import { browserApi } from '#app/data/client/api.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import { closeModal, openModal, type ProofWay } from '#app/domain/prompt/modal-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

/** At the end of a child's time a grown-up gives more of it. Nobody can where there is neither a PIN nor a password. */
export function MoreTime({ onGiven }: { onGiven(): void }) {
  const t = useT();
  const { account } = useStart();
  const { currentProfile } = useClientState();
  const ways: ProofWay[] = [
    ...(currentProfile?.hasPin ? (['pin'] as const) : []),
    ...(account?.hasPassword ? (['password'] as const) : []),
  ];
  const [first, ...others] = ways;
  if (!first || !currentProfile) return null;
  return (
    <Button
      size="large"
      onClick={() =>
        openModal('enterPin', {
          name: currentProfile.profileName,
          reason: 'moreTime',
          ways: [first, ...others],
          async enter(proof) {
            await browserApi(watch.screenTimeMore, proof);
            closeModal();
            onGiven();
          },
        })
      }
    >
      {t('watch.moreTime', { minutes: MORE_MINUTES })}
    </Button>
  );
}
