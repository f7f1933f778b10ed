import { OPEN_GRAPH_SIZE } from '@kandil/contract/pictures';
import { useLocation } from 'react-router';
import { useSite } from '#app/data/start/site.tsx';
import { openGraphImageUrl } from '@kandil/ui/images.ts';
import { withPrefix } from '#app/browser/address/language-prefix.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

interface PageMetaProps {
  /** Without the product's name, which is appended; absent on the home page. */
  title?: string | undefined;
  /** A sentence about the page; the default is the site's description. */
  description?: string | undefined;
  /** Cropped for link previews; the default is the product's picture. */
  picture?: { src: string } | undefined;
  type?: 'website' | 'video.movie' | 'video.tv_show';
  /** The canonical path without language, if the page has several addresses. */
  path?: string | undefined;
  /** Not indexed: errors, personal lists. */
  hidden?: boolean;
}

/** Title, description and canonical address of a page; in the first document also the tags for link previews and search engines. React moves them to the head. */
export function PageMeta(props: PageMetaProps) {
  const { publicOrigin, prefix } = useStart();
  const t = useT();
  const { name } = useSite();
  const here = useLocation().pathname;
  const { title = t('meta.home'), path = here, hidden = false } = props;
  const full = props.title ? `${title} · ${name}` : `${name} · ${title}`;
  const description = props.description || t('meta.about', { title });
  const canonical = publicOrigin + (prefix ? withPrefix(prefix, path) : path);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {/* Read from documents alone, so no part of what the browser fetches and renders again. */}
      {import.meta.env.SSR && (
        <DocumentMeta {...props} title={title} description={description} canonical={canonical} />
      )}
      {import.meta.env.SSR && !hidden && <Alternates origin={publicOrigin} path={path} />}
    </>
  );
}

interface DocumentMetaProps extends Pick<PageMetaProps, 'picture' | 'type'> {
  title: string;
  description: string;
  canonical: string;
}

/** https://ogp.me */
function DocumentMeta({ title, description, canonical, picture, type }: DocumentMetaProps) {
  const { publicOrigin } = useStart();
  const site = useSite();
  const shown = picture?.src ?? (site.picture && `/images/${site.picture}`);
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {shown && (
        <>
          <meta property="og:image" content={publicOrigin + openGraphImageUrl(shown)} />
          <meta property="og:image:width" content={String(OPEN_GRAPH_SIZE.width)} />
          <meta property="og:image:height" content={String(OPEN_GRAPH_SIZE.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Alternates({ origin, path }: { origin: string; path: string }) {
  return (
    <>
      {useSite().languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + withPrefix(code, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
}
