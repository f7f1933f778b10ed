import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './boot/boot.ts';
import { startApi } from './lib/api.ts';
import { report } from './lib/report.ts';
import { TextsProvider } from './lib/texts.tsx';

const { boot } = window;
const texts = await boot.texts;

if (texts) {
  startApi({
    services: boot.config?.services ?? {},
    appVersion: boot.config?.appVersion ?? '',
    language: boot.language,
    unexpected: texts['loadingPage.unexpectedError'] ?? '',
    report,
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsProvider language={boot.language} texts={texts}>
        <HydratedRouter />
      </TextsProvider>,
      { onRecoverableError: report },
    );
  });
}
