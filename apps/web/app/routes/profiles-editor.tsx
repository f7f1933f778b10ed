import { definePage } from '#app/shell/define-page.tsx';
import { loadEditor } from '#app/features/profiles/load.ts';
import { EditorPage } from '#app/features/profiles/editor-page.tsx';

/** ROUTE-06, ROUTE-07: one screen to create a profile and to edit one (ROUTE-08). */
const page = definePage(loadEditor, EditorPage, ({ editor }) => editor?.profile?.id);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
