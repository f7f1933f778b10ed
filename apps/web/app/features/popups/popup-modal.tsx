import { closeModal, type ModalParams } from '#app/domain/prompt/modal-store.ts';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';

/** A popup's text and action; following its link closes it. */
export function PopupModal({ popup: { text, until, actionText, path } }: ModalParams['popup']) {
  const { t, language } = useWords();
  return (
    <>
      <p className="text-text/90 text-pretty">
        {text.replaceAll('{date}', billingDay(until, language))}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={path} onClick={closeModal}>
          {actionText}
        </ButtonLink>
        <Button look="plain" onClick={closeModal}>
          {t('popup.later')}
        </Button>
      </div>
    </>
  );
}
