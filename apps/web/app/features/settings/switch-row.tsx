import type { UiKey } from '@kandil/i18n';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Switch } from '@kandil/ui/switch.tsx';

interface SwitchRowProps {
  title: UiKey;
  text: UiKey;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that is on or off, with a line about what it does. */
export function SwitchRow({ title, text, on, onChange }: SwitchRowProps) {
  const t = useT();
  return (
    <div className="border-line border-b py-3.5">
      <Switch checked={on} onChange={(event) => onChange(event.target.checked)}>
        <span className="block font-medium">{t(title)}</span>
        <span className="text-muted block text-sm">{t(text)}</span>
      </Switch>
    </div>
  );
}
