import { Button } from '@kandil/ui/button.tsx';
import { Page } from '#src/frame/page.tsx';
import { Section } from '#src/frame/section.tsx';
import { t } from '#src/texts/texts.tsx';
import { JobsPanel } from './jobs.tsx';
import { Mails } from './mails.tsx';
import { Nodes } from './nodes.tsx';
import { Overall } from './overall.tsx';
import { Parties, Webhooks } from './parties.tsx';
import { Storage } from './storage.tsx';
import { usePanels } from './use-panels.ts';

/** What runs, what waits, what failed and what is stored. */
export const SystemScreen = () => (
  <Section name="system">
    <System />
  </Section>
);

function System() {
  const { panels, refresh, busy } = usePanels();
  const again = (
    <Button look="line" size="small" busy={busy} onClick={refresh}>
      {t('system.refresh')}
    </Button>
  );
  return (
    <Page title={t('system.title')} text={t('system.text')} actions={again}>
      <Overall panels={panels} />
      <Nodes loaded={panels.nodes} />
      <JobsPanel loaded={panels.jobs} />
      <Mails loaded={panels.mails} />
      <Parties loaded={panels.parties} />
      <Webhooks loaded={panels.webhooks} />
      <Storage loaded={panels.storage} media={panels.media} />
    </Page>
  );
}
