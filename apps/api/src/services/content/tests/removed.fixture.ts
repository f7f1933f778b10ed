import type { Catalogue } from '@kandil/contract/catalogue';

/** A copy of a catalogue without some titles, seasons, episodes and channels, and without what refers to them. */
export function catalogueWithout(file: Catalogue, ...codes: string[]): Catalogue {
  const stays = ({ code }: { code: string }) => !codes.includes(code);
  const isNamed = (code: string) => !codes.includes(code);
  return {
    ...file,
    titles: file.titles.filter(stays).map((title) => ({
      ...title,
      seasons: title.seasons
        .filter(stays)
        .map((season) => ({ ...season, episodes: season.episodes.filter(stays) })),
    })),
    categories: file.categories.map((category) => ({
      ...category,
      spotlight: category.spotlight.filter(isNamed),
      rows: category.rows.map((row) =>
        row.items ? { ...row, items: row.items.filter(isNamed) } : row,
      ),
    })),
    channels: file.channels.filter(stays).map((channel) => ({
      ...channel,
      programmes: channel.programmes.filter(
        (programme) => 'code' in programme || isNamed(programme.title),
      ),
    })),
  };
}
