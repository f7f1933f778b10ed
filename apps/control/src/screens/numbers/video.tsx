import type { Data } from '@kandil/contract';
import { viewingEnds } from '@kandil/contract/control/watch';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import NumbersIcon from 'lucide-react/icons/chart-line';
import NoneIcon from 'lucide-react/icons/search-x';
import { useParams } from 'react-router';
import { useCall } from '#src/data/use-call.ts';
import { Page, PageLink } from '#src/frame/page.tsx';
import { Section } from '#src/frame/section.tsx';
import { Loading } from '#src/pieces/loading.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { t } from '#src/texts/texts.tsx';
import { Tile, Tiles } from './figure.tsx';
import { StayedCard } from './stayed-card.tsx';
import { count } from './words.ts';

/** How far viewers of one video came. */
export const VideoNumbersScreen = () => (
  <Section name="numbers">
    <VideoNumbers />
  </Section>
);

/** Ids are whole numbers; anything else in the address is no video. */
const idOf = (typed: string): number => (/^[1-9]\d{0,8}$/v.test(typed) ? Number(typed) : 0);

function VideoNumbers() {
  const { videoId = '' } = useParams();
  const id = idOf(videoId);
  const loaded = useCall(viewingEnds, { videoId: Math.max(1, id) });
  const { data, error } = loaded;
  const isMissing = id === 0 || (isApiError(error) && error.code === 'NOT_FOUND');
  const title = (!isMissing && data?.title) || t('numbers.video');
  return (
    <Page
      title={title}
      {...(!isMissing && data?.part && { text: data.part })}
      actions={<PageLink to="/numbers">{t('numbers.back')}</PageLink>}
    >
      {isMissing ? (
        <EmptyState
          icon={<NoneIcon aria-hidden />}
          title={t('numbers.noVideo')}
          text={t('numbers.noVideoText')}
        />
      ) : (
        <Shown loaded={loaded} skeleton={<Waiting />}>
          {(ends) => <Content {...ends} />}
        </Shown>
      )}
    </Page>
  );
}

function Content(ends: Data<typeof viewingEnds>) {
  const { starts, points } = ends;
  if (points.length === 0)
    return (
      <EmptyState
        icon={<NumbersIcon aria-hidden />}
        title={t('numbers.fewViewings')}
        text={t('numbers.fewViewingsText')}
      />
    );
  const end = points.at(-1)?.share ?? null;
  return (
    <>
      <Tiles>
        <Tile
          name={t('numbers.starts')}
          value={starts === null ? t('numbers.few') : count(starts)}
          text={t('numbers.withPicture')}
        />
        <Tile
          name={t('numbers.toTheEnd')}
          value={end === null ? t('numbers.hidden') : t('numbers.percent', { share: end })}
          text={t('numbers.toTheEndText')}
        />
      </Tiles>
      <StayedCard {...ends} />
    </>
  );
}

/** Room for figures and the chart. */
function Waiting() {
  return (
    <Loading>
      <Skeleton lifted className="rounded-sheet! mb-4 h-24" />
      <Skeleton lifted className="rounded-sheet! h-72" />
    </Loading>
  );
}
