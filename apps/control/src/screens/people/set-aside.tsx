import { useSelf } from '#src/data/session.ts';
import { Notice } from '#src/pieces/notice.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import type { PersonAnswer } from './person.tsx';

/** That the data of an account are set aside, why, until when, and who may open it. */
export function SetAside({ since, reason, liftsAt }: NonNullable<PersonAnswer['setAside']>) {
  const { role } = useSelf();
  const text = [
    t('setAside.since', { date: dayText(since), reason }),
    ...(liftsAt ? [t('setAside.ends', { date: dayText(liftsAt) })] : []),
    ...(role === 'administrator' ? [] : [t('setAside.closed')]),
  ].join(' ');
  return <Notice tone="info" title={t('setAside.title')} text={text} className="mb-6" />;
}
