import '#src/styles/control.css';
import { isRightToLeft } from '@kandil/i18n';
import { ui } from '@kandil/i18n/locales/en';
import { TextsProvider } from '@kandil/ui/text/texts.tsx';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter } from 'react-router';
import { ROUTES } from '#src/routes.tsx';
import { LANGUAGE } from '#src/texts/texts.tsx';

const { documentElement } = document;
documentElement.lang = LANGUAGE;
documentElement.dir = isRightToLeft(LANGUAGE) ? 'rtl' : 'ltr';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <TextsProvider language={LANGUAGE} prefix={null} texts={ui}>
    <RouterProvider router={createBrowserRouter(ROUTES)} />
  </TextsProvider>,
);
