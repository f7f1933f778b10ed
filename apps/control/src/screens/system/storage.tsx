import { cx } from '@kandil/ui/cx.ts';
import { ProgressBar } from '@kandil/ui/progress-bar.tsx';
import { Fact, Facts, Nothing } from '#src/pieces/facts.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CARD, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText, zonedText } from '#src/texts/times.ts';
import { Below, Panel } from './panel.tsx';
import type { Panels } from './use-panels.ts';
import { bytesText } from './words.ts';

type Answer = NonNullable<Panels['storage']['data']>;
const BOX = cx(CARD, 'px-5 py-4');

interface StorageProps {
  loaded: Panels['storage'];
  media: Panels['media'];
}

/** Disks, databases, backups and media. */
export const Storage = ({ loaded, media }: StorageProps) => (
  <Panel title={t('system.storage')} text={t('system.storageText')} loaded={loaded} rows={4}>
    {({ disks, databases, backup }) => (
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-2 [&>*]:mt-0!">
        <Below title={t('system.disks')}>
          <Disks disks={disks} />
        </Below>
        <Below title={t('system.databases')}>
          <Databases databases={databases} />
        </Below>
        <Below title={t('system.backups')}>
          <Backup backup={backup} />
        </Below>
        <Below title={t('system.media')}>
          <Shown loaded={media} skeleton={<TableSkeleton rows={1} />}>
            {({ unneeded, firstGoesAt }) => (
              <p className={cx(BOX, 'text-sm')}>
                {firstGoesAt
                  ? t('system.mediaText', { count: unneeded, day: dayText(firstGoesAt) })
                  : t('system.mediaNone')}
              </p>
            )}
          </Shown>
        </Below>
      </div>
    )}
  </Panel>
);

function Disks({ disks }: Pick<Answer, 'disks'>) {
  if (disks.length === 0) return <Nothing text={t('system.noDisks')} />;
  return (
    <ul className={cx(BOX, 'grid gap-4')}>
      {disks.map(({ node, free, size, stays, buckets }, place) => (
        <li key={place} className="text-sm">
          <p className="mb-2 font-medium">{t('system.disk', { node })}</p>
          <ProgressBar
            value={size - free}
            max={size}
            label={t('system.diskUsed', { node })}
            tone={free < 2 * stays ? 'ruby' : 'gold'}
            className="bg-lifted! h-2!"
          />
          <p className="text-muted mt-2 text-xs">
            <span>
              {t('system.diskText', {
                free: bytesText(free),
                size: bytesText(size),
                stays: bytesText(stays),
              })}
            </span>
            {buckets.map((bucket) => (
              <span key={bucket} className="ms-1">
                {t(`system.bucket.${bucket}`)}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The largest are named. */
const MOST_SCHEMAS = 6;

const Databases = ({ databases }: Pick<Answer, 'databases'>) => (
  <ul className={cx(BOX, 'grid gap-4 text-sm')}>
    {databases.map(({ store, bytes, schemas }) => (
      <li key={store}>
        <p className="flex justify-between gap-4 font-medium">
          <span>{t(`system.store.${store}`)}</span>
          <span className="tabular-nums">
            {bytes === null ? t('system.noAnswer') : bytesText(bytes)}
          </span>
        </p>
        <ul className="text-muted mt-2 grid gap-1 text-xs">
          {schemas.slice(0, MOST_SCHEMAS).map(({ schema, bytes: size }) => (
            <li key={schema} className="flex justify-between gap-4">
              <span>{schema}</span>
              <span className="tabular-nums">{bytesText(size)}</span>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

function Backup({ backup }: Pick<Answer, 'backup'>) {
  if (!backup) return <Nothing text={t('system.backupsElsewhere')} />;
  if (!backup.isOn) return <Nothing text={t('system.backupsOff')} />;
  const { newestAt, bytes, count, verifiedAt, verifiedOf, cron, isCopied } = backup;
  return (
    <div className={BOX}>
      <Facts>
        <Fact name={t('system.backupNewest')}>
          {newestAt ? (
            <>
              <Moment at={newestAt} />
              <span className="text-muted block text-xs">
                {t('system.backupSize', { size: bytesText(bytes), count })}
              </span>
            </>
          ) : (
            t('system.never')
          )}
        </Fact>
        <Fact name={t('system.backupVerified')}>
          {verifiedAt && verifiedOf ? (
            <>
              <Moment at={verifiedAt} />
              <span className="text-muted block text-xs">
                {t('system.backupVerifiedText', { time: zonedText(verifiedOf) })}
              </span>
            </>
          ) : (
            <span className="text-muted">{t('system.backupNotVerified')}</span>
          )}
        </Fact>
        <Fact name={t('system.backupNext')}>
          <code className="text-xs">{cron}</code>
        </Fact>
        <Fact name={t('system.backupCopied')}>
          {isCopied ? t('system.backupCopiedYes') : t('system.backupCopiedNo')}
        </Fact>
      </Facts>
    </div>
  );
}
