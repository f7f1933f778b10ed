import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** The provider buttons below a login form; nothing where none is configured. */
export function SocialAlternative() {
  const t = useT();
  const { config } = useStart();
  if (config.socialProviders.length === 0) return null;
  return (
    <>
      <p className="text-muted before:bg-line after:bg-line my-5 flex items-center gap-4 text-sm before:h-px before:flex-1 after:h-px after:flex-1">
        {t('social.or')}
      </p>
      <SocialButtons purpose="login" />
    </>
  );
}
