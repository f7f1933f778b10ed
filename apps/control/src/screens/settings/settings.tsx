import { switchList } from '@kandil/contract/control/settings';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '#src/data/use-call.ts';
import { Page } from '#src/frame/page.tsx';
import { Section } from '#src/frame/section.tsx';
import { Card } from '#src/pieces/facts.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { Configuration } from './configuration.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { SwitchRow } from './switch-row.tsx';

/** What is switched while the service runs, the notice of maintenance, and the configuration in force. */
export const SettingsScreen = () => (
  <Section name="settings">
    <Page title={t('settings.title')} text={t('settings.text')}>
      <Switches />
      <Configuration />
    </Page>
  </Section>
);

function Switches() {
  const loaded = useCall(switchList, {});
  const look = useEffectEvent(loaded.reload);
  useEffect(() => {
    // Somebody else may have changed something while this tab was behind others.
    const onShown = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  return (
    <Shown loaded={loaded} skeleton={<TableSkeleton rows={4} />}>
      {({ switches, notice }) => (
        <>
          <Card title={t('settings.switches')} text={t('settings.switchesText')}>
            <ul className="rounded-sheet border-line bg-raised shadow-card divide-line divide-y border">
              {switches.map((each) => (
                <SwitchRow key={each.name} row={each} put={loaded.put} />
              ))}
            </ul>
          </Card>
          <MaintenanceCard current={notice} put={loaded.put} />
        </>
      )}
    </Shown>
  );
}
