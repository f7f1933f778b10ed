import type { content, Data } from '@kandil/contract';
import type { UiKey } from '@kandil/i18n';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Badge } from '@kandil/ui/badge.tsx';

type BadgeName = NonNullable<Data<typeof content.categoryItems>[number]['badge']>;

const LOOKS: Record<BadgeName, { tone: 'gold' | 'turquoise' | 'ruby' | 'glass'; key: UiKey }> = {
  NEW: { tone: 'gold', key: 'badge.new' },
  FREE: { tone: 'turquoise', key: 'badge.free' },
  LIVE: { tone: 'ruby', key: 'badge.live' },
  LAST_CHANCE: { tone: 'gold', key: 'badge.lastChance' },
  SOON: { tone: 'turquoise', key: 'badge.soon' },
  GONE: { tone: 'glass', key: 'badge.gone' },
};

export function TitleBadge({ badge }: { badge: BadgeName | null }) {
  const t = useT();
  if (!badge) return null;
  const { tone, key } = LOOKS[badge];
  return <Badge tone={tone}>{t(key)}</Badge>;
}
