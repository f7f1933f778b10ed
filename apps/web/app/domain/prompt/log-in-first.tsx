import type { UiKey } from '@kandil/i18n';
import type { ReactElement, ReactNode } from 'react';
import { askToLogIn } from './ask-to-log-in.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';

interface LogInFirstProps {
  icon: ReactElement;
  title: UiKey;
  text: UiKey;
  /** The skeleton of the page while a member's access token is refreshed. */
  waiting: ReactNode;
}

/** Replaces a member's list for guests, and asks them to log in. */
export function LogInFirst({ icon, title, text, waiting }: LogInFirstProps) {
  const t = useT();
  const { sessionPending } = useStart();
  if (sessionPending) return waiting;
  return (
    <EmptyState
      icon={icon}
      title={t(title)}
      text={t(text)}
      action={<Button onClick={askToLogIn}>{t('account.logIn')}</Button>}
    />
  );
}
