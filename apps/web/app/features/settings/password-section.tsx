import { openModal } from '#app/domain/prompt/modal-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Change } from './account-section.tsx';
import { Row, Section } from './section.tsx';

export function PasswordSection({ account: { hasPassword } }: { account: Account }) {
  const t = useT();
  return (
    <Section id="password" title={t('settings.password')} text={t('settings.passwordText')}>
      <Row
        label={t('settings.password')}
        action={
          hasPassword ? (
            <Change form="password" what={t('settings.password')} />
          ) : (
            <Button onClick={() => openModal('userInfo', { activeFormName: 'password' })}>
              {t('settings.setPassword')}
            </Button>
          )
        }
      >
        {hasPassword ? (
          <>
            <span aria-hidden className="tracking-[0.2em]">
              ••••••••••
            </span>
            <span className="sr-only">{t('settings.passwordSet')}</span>
          </>
        ) : (
          <span className="font-normal">{t('settings.passwordNone')}</span>
        )}
      </Row>
    </Section>
  );
}
