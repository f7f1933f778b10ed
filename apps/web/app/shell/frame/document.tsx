import stylesheet from '#app/styles/app.css?url';
import type { ReactNode } from 'react';
import { useSite } from '#app/data/start/site.tsx';
import { fontsToPreload } from '@kandil/ui/theme/fonts/fonts.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';

/** The frame of every document: language, direction, icons, fonts and styles. */
export function Document({ children }: { children: ReactNode }) {
  const { language, rtl } = useWords();
  const { themeColor, styles } = useSite();
  return (
    <html lang={language} dir={rtl ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        {/* Browsers read these in documents alone. */}
        {import.meta.env.SSR && <link rel="manifest" href={`/app.webmanifest?lang=${language}`} />}
        {import.meta.env.SSR && <link rel="apple-touch-icon" href="/icons/app.png" />}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {fontsToPreload(language).map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        {styles && <link rel="stylesheet" href={styles} />}
      </head>
      <body>{children}</body>
    </html>
  );
}
