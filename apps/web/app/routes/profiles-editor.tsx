import { useLoaderData } from 'react-router';
import { EditorPage } from '#app/features/profiles/editor-page.tsx';
import { loadEditor } from '#app/features/profiles/load.ts';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadEditor);
export const loader = load;
export const clientLoader = loadInBrowser;

/** ROUTE-06, ROUTE-07: one screen for a new profile and for one that is there (ROUTE-08). */
export default function ProfilesEditorRoute() {
  const data = useLoaderData<typeof loader>();
  return <EditorPage key={data.editor?.profile?.id} {...data} />;
}
