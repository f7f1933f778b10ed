import { POPUP_WINDOWS } from '#app/domain/prompt/popup-windows.ts';
import { closeModal, type ModalParams } from '#app/domain/prompt/modal-store.ts';
import { billingDay } from '#app/ui/text/long-date.ts';
import { useWords } from '#app/ui/text/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { POPUPS } from './texts.ts';

/** A popup's text and action; following its link closes it. */
export function PopupModal({ popup }: ModalParams['popup']) {
  const { t, language } = useWords();
  const [, until] = POPUP_WINDOWS[popup];
  const { text, action, path } = POPUPS[popup];
  return (
    <>
      <p className="text-text/90 text-pretty">{t(text, { date: billingDay(until, language) })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={path} onClick={closeModal}>
          {t(action)}
        </ButtonLink>
        <Button look="plain" onClick={closeModal}>
          {t('popup.later')}
        </Button>
      </div>
    </>
  );
}
