import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Entry } from './entry.tsx';
import type { Device, DeviceLimits, Devices } from './load.ts';

/** The account's devices and the removals left. The current device has no button: it logs out instead. */
export function DeviceList({
  devices: { devices, limits },
  onSignOut,
}: {
  devices: Devices;
  onSignOut(device: Device): void;
}) {
  const t = useT();
  if (devices.length === 0) return <p className="text-muted py-4">{t('settings.devicesNone')}</p>;
  return (
    <>
      <ul>
        {devices.map((device) => (
          <Entry
            key={device.id}
            {...device}
            warning={
              !device.allowed && (
                <p className="text-ruby-bright mt-0.5 text-sm">{t('settings.deviceOver')}</p>
              )
            }
            onSignOut={device.current ? undefined : () => onSignOut(device)}
          />
        ))}
      </ul>
      <DeletesLeft limits={limits} />
    </>
  );
}

function DeletesLeft({ limits: { remainingDeleteCount: count } }: { limits: DeviceLimits }) {
  const t = useT();
  return (
    <p className="text-muted mt-3 text-sm">
      {count > 0 ? t('settings.deletesLeft', { count }) : t('settings.deletesNone')}
    </p>
  );
}

/** The used device slots, as a row of lamps. */
export function Places({ devices: { devices, limits } }: { devices: Devices }) {
  const t = useT();
  const most = limits.maxDeviceCount;
  if (most === 0) return null;
  const used = devices.filter(({ allowed }) => allowed).length;
  return (
    <p className="text-muted flex flex-wrap items-center gap-3 text-sm">
      <span className="flex max-w-full min-w-40 flex-1 gap-1.5" aria-hidden>
        {Array.from({ length: most }, (_, index) => (
          <span
            key={index}
            className={cx(
              'h-1.5 max-w-7 min-w-0.5 flex-1 rounded-full',
              index < used ? 'bg-gold' : 'bg-edge',
            )}
          />
        ))}
      </span>
      {t('settings.devicesCount', { used, most })}
    </p>
  );
}
