import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';

export function BackToLogin({ onBack }: { onBack(): void }) {
  const t = useT();
  return (
    <Button
      look="plain"
      className="mt-2 w-full"
      icon={<ArrowLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />}
      onClick={onBack}
    >
      {t('forgot.back')}
    </Button>
  );
}
