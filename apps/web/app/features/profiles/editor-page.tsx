import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useStart } from '#app/data/start/start.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EditorForm } from './editor-form.tsx';
import { Frame } from './frame.tsx';
import type { EditorData } from './load.ts';
import { WithoutAccount } from './without-account.tsx';

/** One screen to create and to edit a profile (ROUTE-08). */
export function EditorPage({ editor }: EditorData) {
  const t = useT();
  const { profileId } = useStart();
  const title = t(editor?.profile ? 'profile.editTitle' : 'profile.newTitle');
  const current = editor?.profiles.find(({ id }) => id === profileId);
  return (
    <Frame>
      <PageMeta title={title} hidden />
      <div className="mx-auto w-full max-w-4xl">
        <h1 className="display mb-8 text-3xl sm:mb-10 sm:text-4xl">{title}</h1>
        {!editor && <WithoutAccount />}
        {editor && current?.profileType === 'KIDS' && (
          <>
            <p className="text-muted mb-6">{t('profiles.child')}</p>
            <ButtonLink to={paths.profiles()}>{t('profiles.choose')}</ButtonLink>
          </>
        )}
        {editor && current?.profileType !== 'KIDS' && <EditorForm {...editor} />}
      </div>
    </Frame>
  );
}
