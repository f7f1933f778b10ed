import type { Data } from '@kandil/contract';
import type { Range } from '@kandil/contract/control/numbers';
import { DEVICE_CLASSES, playbackNumbers } from '@kandil/contract/control/watch';
import { useCall } from '#src/data/use-call.ts';
import { Nothing } from '#src/pieces/facts.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { Counted } from './counted.tsx';
import { count, percentOf, seconds, type Write } from './words.ts';

type Numbers = NonNullable<Data<typeof playbackNumbers>['counted']>;
type Percentiles = Numbers['devices'][number]['firstFrameMs'];

/** How playback went in a range by kind of device, and what went wrong. */
export const Devices = ({ range }: { range: Range }) => (
  <Counted
    title={t('numbers.byDevice')}
    loaded={useCall(playbackNumbers, { range })}
    text={t('numbers.late')}
  >
    {({ devices, errors }) => (
      <>
        <DeviceTable devices={devices} />
        <ErrorTable errors={errors} />
      </>
    )}
  </Counted>
);

const END = { className: 'text-end' };
const NUMBER = `${CELL} text-end whitespace-nowrap tabular-nums`;

const shown = (value: number | null, write: Write): string =>
  value === null ? t('numbers.few') : write(value);

/** Both percentiles in one cell. */
const bothText = ({ p50, p95 }: Percentiles, write: Write): string =>
  [p50, p95].map((each) => (each === null ? t('numbers.none') : write(each))).join(' / ');

function DeviceTable({ devices }: Pick<Numbers, 'devices'>) {
  return (
    <section className="mb-6">
      <p className="text-muted mb-3 text-sm">{t('numbers.byDeviceText')}</p>
      <Table
        label={t('numbers.byDevice')}
        columns={[
          { title: t('numbers.device') },
          { title: t('numbers.starts'), ...END },
          { title: t('numbers.firstFrameBoth'), ...END },
          { title: t('numbers.stallsBoth'), ...END },
          { title: t('numbers.failed'), ...END },
        ]}
      >
        {devices.map(({ device, starts, firstFrameMs, stalledPercent, failed }) => (
          <tr key={device}>
            <td className={`${CELL} font-medium`}>{t(`numbers.device.${device}`)}</td>
            <td className={NUMBER}>{shown(starts, count)}</td>
            <td className={NUMBER}>{bothText(firstFrameMs, seconds)}</td>
            <td className={NUMBER}>{bothText(stalledPercent, percentOf)}</td>
            <td className={NUMBER}>{starts === 0 ? count(0) : shown(failed, count)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function ErrorTable({ errors }: Pick<Numbers, 'errors'>) {
  return (
    <section className="mb-3">
      <h3 className="text-sm font-semibold">{t('numbers.errors')}</h3>
      <p className="text-muted mb-3 text-sm">{t('numbers.errorsText')}</p>
      {errors.length === 0 ? (
        <Nothing text={t('numbers.noErrors')} />
      ) : (
        <Table
          label={t('numbers.errors')}
          columns={[
            { title: t('numbers.error') },
            ...DEVICE_CLASSES.map((device) => ({ title: t(`numbers.device.${device}`), ...END })),
            { title: t('numbers.all'), ...END },
          ]}
        >
          {errors.map(({ error, viewings, byDevice }) => (
            <tr key={error}>
              <td className={CELL}>
                <span className="font-medium">{t(`numbers.error.${error}`)}</span>
                <span className="text-muted block text-xs">{t(`numbers.errorText.${error}`)}</span>
              </td>
              {DEVICE_CLASSES.map((device, place) => (
                <td key={device} className={NUMBER}>
                  {byDevice[place] === null ? t('numbers.hidden') : count(byDevice[place] ?? 0)}
                </td>
              ))}
              <td className={NUMBER}>{shown(viewings, count)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
