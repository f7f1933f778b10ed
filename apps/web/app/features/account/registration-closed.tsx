import { openModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { closeModal } from '#app/domain/prompt/modal-store.ts';

/** In place of the sign-up form while nobody can sign up. */
export function RegistrationClosed({
  email,
  onSkip,
}: {
  email: string;
  onSkip?: () => void | Promise<void>;
}) {
  const t = useT();
  const skip = async () => {
    await onSkip?.();
    closeModal();
  };
  return (
    <div className="max-w-prose">
      <p className="text-lg">{t('signUp.closed')}</p>
      <p className="text-muted mt-3">{t('signUp.closedText')}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button onClick={() => openModal('login', email ? { email } : {})}>
          {t('account.logIn')}
        </Button>
        {onSkip && (
          <Button look="plain" onClick={() => void skip()}>
            {t('signUp.skip')}
          </Button>
        )}
      </div>
    </div>
  );
}
