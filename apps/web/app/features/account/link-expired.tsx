import { FormMessage } from '../../forms/form-message.tsx';
import { openModal } from '../../lib/modals.ts';
import { useT } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';

/** A link that sets no password any more, and the way to another one. */
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
