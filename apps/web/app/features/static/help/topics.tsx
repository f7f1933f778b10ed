import type { UiKey } from '@kandil/i18n';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import LogInIcon from 'lucide-react/icons/log-in';
import ReceiptIcon from 'lucide-react/icons/receipt';
import TvIcon from 'lucide-react/icons/tv';
import { Link } from '@kandil/ui/link.tsx';

const TOPICS: readonly { key: UiKey; to: string; icon: typeof TvIcon }[] = [
  { key: 'help.topic.television', to: paths.activate(), icon: TvIcon },
  { key: 'help.topic.plans', to: paths.subscriptionPlans(), icon: ReceiptIcon },
  { key: 'help.topic.password', to: paths.resetPassword(), icon: LogInIcon },
  { key: 'help.topic.privacy', to: paths.privacyPolicy(), icon: EyeOffIcon },
];

/** Links to the most frequent topics. */
export function Topics() {
  const t = useT();
  return (
    <nav aria-label={t('help.topics')} className="mx-auto mt-8 max-w-4xl">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {TOPICS.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Link
              to={to}
              className="rounded-sheet border-line bg-raised/70 hover:border-edge hover:bg-lifted flex h-full flex-col items-center gap-3 border px-3 py-5 text-center text-sm font-medium transition-colors duration-200"
            >
              <Icon className="text-gold size-7" aria-hidden />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
