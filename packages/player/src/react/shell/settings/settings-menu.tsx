import { usePlayer } from '#src/react/context.ts';
import { SettingsIcon } from '#src/react/ui/mark-icons.tsx';
import { Popover } from '#src/react/ui/menu.tsx';
import type { SettingsPanelProps } from './settings-panel.tsx';
import { useLater } from '#src/react/hooks/use-later.ts';

const load = () => import('./settings-panel.tsx');

function Panel(props: SettingsPanelProps) {
  const part = useLater(load, true, props.close);
  return part === null ? <div className="kp-panel-later" /> : <part.SettingsPanel {...props} />;
}

/** The settings, in pages. Subtitles and audio have their own buttons. */
export function SettingsMenu() {
  const { t } = usePlayer();
  return (
    <Popover name="settings" label={t('watching.settings')} face={<SettingsIcon />}>
      {({ id, close }) => <Panel id={id} close={close} />}
    </Popover>
  );
}
