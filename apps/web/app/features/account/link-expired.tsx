import { FormMessage } from '#app/ui/forms/form-message.tsx';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';

/** Shown for an expired reset link, with a way to request another. */
export function LinkExpired({ text, email }: { text: string; email: string }) {
  const t = useT();
  return (
    <>
      <FormMessage text={text} />
      <Button
        size="large"
        className="w-full"
        onClick={() => openModal('login', { form: 'forgotPassword', email })}
      >
        {t('reset.newLink')}
      </Button>
    </>
  );
}
