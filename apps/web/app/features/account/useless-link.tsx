import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

/** Whether an error code says that a link opens nothing. */
export const isUselessLink = (code: string | undefined): boolean =>
  code === 'LINK_EXPIRED' || code === 'LINK_DAMAGED';

/** Shown for a reset link that is damaged, expired or used, with a way to request another. */
export function UselessLink({ text, email }: { text: string; email: string }) {
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
