import { buttonClass } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import MissingIcon from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { Page } from '#src/frame/page.tsx';
import { t } from '#src/texts/texts.tsx';

export const MissingScreen = () => (
  <Page title={t('state.missing')}>
    <EmptyState
      icon={<MissingIcon aria-hidden />}
      title={t('state.missing')}
      text={t('state.missingText')}
      action={
        <Link to="/" className={buttonClass({ look: 'line', size: 'small' })}>
          {t('act.home')}
        </Link>
      }
    />
  </Page>
);
