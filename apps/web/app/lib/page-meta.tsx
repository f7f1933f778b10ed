import { LANGUAGE_CODES } from '@kandil/i18n';
import type { content, Data } from '@kandil/contract';
import { useLocation } from 'react-router';
import { brand } from './brand.ts';
import { imageUrl } from './images.ts';
import { withPrefix } from './language-prefix.ts';
import { useStart } from './start.ts';

type Picture = Pick<Data<typeof content.seriesFindById>['image'], 'src'>;

interface PageMetaProps {
  /** Without the product's name, which is added; left out on the home page. */
  title?: string | undefined;
  description?: string | undefined;
  picture?: Picture | undefined;
  type?: 'website' | 'video.movie' | 'video.tv_show';
  /** Pages of no use to a search engine: errors, personal lists. */
  hidden?: boolean;
}

/** Title, description, preview card, canonical address and the page in the other languages; React puts them in the head. */
export function PageMeta({
  title,
  description,
  picture,
  type = 'website',
  hidden = false,
}: PageMetaProps) {
  const { publicOrigin, prefix } = useStart();
  const { pathname } = useLocation();
  const address = (path: string) => publicOrigin + path;
  const canonical = address(prefix ? withPrefix(prefix, pathname) : pathname);
  const full = title ? `${title} · ${brand.name}` : brand.name;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? brand.name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      {picture && <meta property="og:image" content={address(imageUrl(picture.src, 1280))} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Alternates pathname={pathname} canonical={canonical} />
      )}
    </>
  );
}

function Alternates({ pathname, canonical }: { pathname: string; canonical: string }) {
  const { publicOrigin } = useStart();
  return (
    <>
      <link rel="canonical" href={canonical} />
      {LANGUAGE_CODES.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={publicOrigin + withPrefix(code, pathname)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicOrigin + pathname} />
    </>
  );
}
