import { localeOf } from '@kandil/i18n';
import { content, watch } from '@kandil/contract';
import { useCallback } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { paths } from '#app/paths.ts';
import { Link } from '@kandil/ui/link.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { durationWords } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Section } from './section.tsx';

const LATEST = 6;

async function load(profileId: number) {
  const [time, watched] = await Promise.all([
    browserApi(watch.screenTimeUsed, { profileId }),
    browserApi(content.history, { profileId, limit: LATEST }),
  ]);
  return { days: time.data.days, videos: watched.data };
}

/** What a child has watched, for grown-ups: the time of the last days, and the latest videos. */
export function ChildWatching({ profileId }: { profileId: number }) {
  const { t, language } = useWords();
  const query = useQuery(useCallback(() => load(profileId), [profileId]));
  const dayName = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return (
    <Section title={t('screenTime.watched')}>
      <QueryResult query={query} skeleton={<Skeleton className="h-28" />}>
        {({ days, videos }) => (
          <div className="grid gap-6 sm:grid-cols-2">
            {days.length === 0 ? (
              <p className="text-muted text-sm">{t('screenTime.notCounted')}</p>
            ) : (
              <dl className="grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-1.5 text-sm">
                {days.map(({ day, seconds }) => (
                  <div key={day} className="contents">
                    <dt className="text-muted">{dayName.format(new Date(`${day}T00:00:00Z`))}</dt>
                    <dd>{durationWords(seconds, language)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {videos.length === 0 ? (
              <p className="text-muted text-sm">{t('screenTime.nothing')}</p>
            ) : (
              <ul className="space-y-1.5 text-sm">
                {videos.map(({ video }) => (
                  <li key={video.id} className="truncate">
                    <Link
                      to={paths.contentDetail(video.seriesCode ?? video.code)}
                      className="hover:text-gold underline-offset-4 hover:underline"
                    >
                      {video.seriesTitle && video.seriesTitle !== video.title && (
                        <span>
                          <bdi>{video.seriesTitle}</bdi>
                          {' · '}
                        </span>
                      )}
                      <bdi>{video.title}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryResult>
    </Section>
  );
}
