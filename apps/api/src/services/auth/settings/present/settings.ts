import type { SettingGroups } from '@kandil/contract/control/settings';
import type { SwitchStates } from '../../../../platform/state/switches.ts';

/** The configuration with what is switched: a variable that is not set has the value of its switch. */
export function presentSettings(groups: SettingGroups, states: SwitchStates): SettingGroups {
  const switched: Readonly<Record<string, string>> = {
    AVOD_ENABLED: states.avodEnabled,
    MULTI_PROFILE_ENABLED: states.multiProfileEnabled,
  };
  return groups.map((group) => ({
    ...group,
    settings: group.settings.map((setting) => ({
      ...setting,
      value: setting.isSet ? setting.value : (switched[setting.name] ?? setting.value),
    })),
  }));
}
