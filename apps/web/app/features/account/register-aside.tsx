import type { UiKey } from '@kandil/i18n';
import { useSite } from '#app/data/start/site.tsx';
import { closeModal, openModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import CheckIcon from 'lucide-react/icons/check';

const REASONS: readonly UiKey[] = ['signUp.reasonFree', 'signUp.reasonPlace', 'signUp.reasonKids'];

/** The side column: the benefits of an account, a link to login, and Skip For Now where it is possible. */
export function RegisterAside({ onSkip }: { onSkip?: () => void | Promise<void> }) {
  const t = useT();
  const { off } = useSite();
  const reasons = off.includes('giving') ? REASONS : ([...REASONS, 'signUp.reasonGiving'] as const);
  const skip = async () => {
    await onSkip?.();
    closeModal();
  };
  return (
    <aside className="md:border-line flex flex-col gap-6 md:border-s md:ps-8">
      <SocialButtons purpose="register" />
      <ul className="space-y-3 max-md:hidden">
        {reasons.map((key) => (
          <li key={key} className="text-text/90 flex gap-2.5 text-sm">
            <CheckIcon className="text-turquoise mt-0.5 size-4 shrink-0" aria-hidden />
            {t(key)}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col items-center gap-1 text-sm md:items-start md:pt-8">
        <button
          type="button"
          className="text-muted hover:text-text min-h-11 text-start underline-offset-4 hover:underline"
          onClick={() => openModal('login', {})}
        >
          {t('signUp.haveAccount')}
        </button>
        {onSkip && (
          <Button look="plain" className="-mx-5" onClick={() => void skip()}>
            {t('signUp.skip')}
          </Button>
        )}
      </div>
    </aside>
  );
}
