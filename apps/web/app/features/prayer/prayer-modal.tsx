import { closeModal, type ModalParams } from '#app/domain/prompt/modal-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

/** Says why the video is paused. It plays again when the viewer presses Resume, here or in the player. */
export function PrayerModal({ isIftar, resume }: ModalParams['prayer']) {
  const t = useT();
  return (
    <>
      {isIftar && <p className="mb-3 font-medium">{t('prayer.iftarNow')}</p>}
      <p className="text-muted">{t('prayer.paused')}</p>
      <div className="mt-7 flex justify-end">
        <Button
          onClick={() => {
            closeModal();
            resume();
          }}
        >
          {t('prayer.resume')}
        </Button>
      </div>
    </>
  );
}
