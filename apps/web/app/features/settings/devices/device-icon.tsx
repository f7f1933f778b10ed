import GlobeIcon from 'lucide-react/icons/globe';
import MonitorIcon from 'lucide-react/icons/monitor';
import SmartphoneIcon from 'lucide-react/icons/smartphone';
import TabletIcon from 'lucide-react/icons/tablet';
import TvIcon from 'lucide-react/icons/tv';

/** The type of a device, by its platform and name; the first match wins. */
const KINDS: readonly [pattern: RegExp, icon: typeof TvIcon][] = [
  [/\btv|tizen|webos|roku|shield|chromecast/i, TvIcon],
  [/ipad|tablet/i, TabletIcon],
  [/iphone|android|ios|phone|mobile/i, SmartphoneIcon],
  [/windows|mac|linux|chrome ?os|desktop/i, MonitorIcon],
];

export function DeviceIcon({ platform, name }: { platform: string; name: string }) {
  const words = `${platform} ${name}`;
  const Icon = KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? GlobeIcon;
  return (
    <span className="bg-lifted text-text/85 grid size-11 shrink-0 place-items-center rounded-full">
      <Icon className="size-5" aria-hidden />
    </span>
  );
}
