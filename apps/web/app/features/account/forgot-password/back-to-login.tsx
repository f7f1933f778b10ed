import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

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
