import { localeOf } from '@kandil/i18n';
import { type ReactNode, useState } from 'react';
import { timeAgo } from '@kandil/ui/text/relative-time.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Badge } from '@kandil/ui/badge.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { DeviceIcon } from './device-icon.tsx';

interface EntryProps {
  name: string;
  platform: string;
  place: string | null;
  /** ISO 8601. */
  lastUsedAt: string;
  current: boolean;
  /** A warning or note. */
  warning?: ReactNode;
  /** Absent where it cannot be signed out from here. */
  onSignOut?: (() => void) | undefined;
}

/** A device or session: its name, and where and when it was last used. */
export function Entry({ name, platform, place, lastUsedAt, current, ...rest }: EntryProps) {
  const { warning, onSignOut } = rest;
  const t = useT();
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-3 border-b py-4 last:border-b-0">
      <DeviceIcon platform={platform} name={name} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {current && <Badge tone="turquoise">{t('settings.thisDevice')}</Badge>}
        </p>
        <p className="text-muted mt-0.5 text-sm">
          {place && (
            <span>
              <bdi>{place}</bdi>
              {' · '}
            </span>
          )}
          <LastUsed instant={lastUsedAt} />
        </p>
        {warning}
      </div>
      {onSignOut && (
        <Button
          look="line"
          aria-label={t('settings.signOutOf', { device: name })}
          onClick={onSignOut}
        >
          {t('settings.signOut')}
        </Button>
      )}
    </li>
  );
}

function LastUsed({ instant }: { instant: string }) {
  const { t, language } = useWords();
  const [now] = useState(Date.now);
  const time = timeAgo(instant, now, language) ?? t('settings.now');
  return (
    <time
      dateTime={instant}
      title={new Intl.DateTimeFormat(localeOf(language), {
        dateStyle: 'medium',
        timeStyle: 'short',
      }).format(new Date(instant))}
    >
      {t('settings.lastUsed', { time })}
    </time>
  );
}
