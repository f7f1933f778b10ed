import { useMay } from '#src/data/session.ts';
import { Page } from '#src/frame/page.tsx';
import { Section } from '#src/frame/section.tsx';
import { t } from '#src/texts/texts.tsx';
import { Devices } from './devices.tsx';
import { Income } from './income.tsx';
import { Plans, SignUps } from './members.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { RangeChoice, useRange } from './range-choice.tsx';
import { Watching } from './watching.tsx';

/** What is watched, who signs up and pays, and what comes in, in a range that is in the address. */
export const NumbersScreen = () => (
  <Section name="numbers">
    <Numbers />
  </Section>
);

function Numbers() {
  const [range, setRange] = useRange();
  const seesMoney = useMay('numbers.money');
  const choice = <RangeChoice range={range} onChange={setRange} />;
  return (
    <Page title={t('numbers.title')} text={t('numbers.text')} actions={choice}>
      <Watching range={range} />
      <Devices range={range} />
      <MissedSearches />
      <SignUps range={range} />
      <Plans range={range} />
      {seesMoney && <Income range={range} />}
    </Page>
  );
}
