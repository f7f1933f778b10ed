import type { Data } from '@kandil/contract';
import { personDeviceRemove } from '@kandil/contract/control/account-acts';
import { personDevices, personPlaying } from '@kandil/contract/control/auth';
import { Button } from '@kandil/ui/button.tsx';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { CopyId } from '#src/pieces/copy-id.tsx';
import { Card, Nothing } from '#src/pieces/facts.tsx';
import { Day, Moment } from '#src/pieces/moment.tsx';
import { CARD, CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { zonedText } from '#src/texts/times.ts';
import { ActDialog, textsOf } from './act-dialog.tsx';
import { Part, type PartProps } from './part.tsx';
import { countryText } from './words.ts';

type Device = Data<typeof personDevices>['devices'][number];

/** Where the account is signed in, and whether something plays. */
export const Devices = ({ onStale, ...of }: PartProps & { onStale(): void }) => (
  <>
    <Part {...of} call={personDevices}>
      {({ devices, limit }) => (
        <Card title={t('person.devices')} text={t('person.deviceLimit', { count: limit })}>
          <DeviceTable id={of.id} devices={devices} onStale={onStale} />
        </Card>
      )}
    </Part>
    <Card title={t('person.playing')}>
      <Part {...of} call={personPlaying} rows={1}>
        {({ playing }) =>
          playing.length === 0 ? (
            <Nothing text={t('person.nothingPlays')} />
          ) : (
            <ul className={`${CARD} divide-line divide-y text-sm`}>
              {playing.map(({ kind, profileId, since }) => (
                <li key={`${profileId} ${since}`} className={CELL}>
                  {t(`person.plays.${kind}`, { time: zonedText(since) })}
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </Card>
  </>
);

interface DeviceTableProps {
  /** The account. */
  id: string;
  devices: readonly Device[];
  onStale(): void;
}

function DeviceTable({ id, devices, onStale }: DeviceTableProps) {
  const mayAct = useMay('people.act');
  const [removed, setRemoved] = useState<Device | null>(null);
  if (devices.length === 0) return <Nothing text={t('person.noDevices')} />;
  return (
    <>
      <Table
        label={t('person.devices')}
        columns={[
          { title: t('person.device') },
          { title: t('people.country') },
          { title: t('person.sessions') },
          { title: t('person.deviceUsed') },
          { title: t('person.deviceSince'), className: 'text-start max-lg:hidden' },
          ...(mayAct ? [{ title: t('personAct.menu'), quiet: true }] : []),
        ]}
      >
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            {...(mayAct && { onRemove: () => setRemoved(device) })}
          />
        ))}
      </Table>
      {removed && (
        <ActDialog
          id={id}
          call={personDeviceRemove}
          args={{ deviceId: removed.id }}
          danger
          texts={textsOf('device', { name: removed.name })}
          onStale={onStale}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

interface DeviceRowProps {
  device: Device;
  /** Absent for those who may not. */
  onRemove?(): void;
}

const DeviceRow = ({ device, onRemove }: DeviceRowProps) => (
  <tr>
    <th scope="row" className={`${CELL} text-start font-normal`}>
      <span className="block font-medium">{device.name}</span>
      <CopyId value={device.id} what={device.name} />
    </th>
    <td className={CELL}>{countryText(device.country)}</td>
    <td className={CELL}>
      {device.sessions === 0 ? (
        <span className="text-muted">{t('person.noSessions')}</span>
      ) : (
        t('person.openSessions', { count: device.sessions })
      )}
    </td>
    <td className={`${CELL} text-muted`}>
      <Moment at={device.usedAt} />
    </td>
    <td className={`${CELL} text-muted max-lg:hidden`}>
      <Day at={device.since} />
    </td>
    {onRemove && (
      <td className="px-1.5 py-1.5 text-end">
        <Button
          look="plain"
          size="small"
          aria-label={t('personAct.deviceOf', { name: device.name })}
          onClick={onRemove}
        >
          {t('personAct.device.button')}
        </Button>
      </td>
    )}
  </tr>
);
