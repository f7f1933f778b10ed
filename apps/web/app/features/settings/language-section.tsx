import { useClientState } from '#app/data/client/client-state.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { LanguageList } from '#app/domain/language/language-menu.tsx';
import { useLanguages } from '#app/data/start/site.tsx';
import { menuItemClass } from '@kandil/ui/menu.tsx';
import { Select } from '@kandil/ui/select.tsx';
import { Row, Section } from './section.tsx';
import { useProfileField } from './use-edit-profile.ts';

export function LanguageSection() {
  const t = useT();
  const { currentProfile: profile } = useClientState();
  return (
    <Section id="language" title={t('nav.language')} text={t('settings.languageText')}>
      <h3 className="text-muted mb-1 text-sm">{t('settings.languagePages')}</h3>
      <div className="border-line -mx-3 grid grid-cols-2 sm:grid-cols-3">
        <LanguageList className={menuItemClass} />
      </div>
      {profile && profile.profileType === 'ADULT' && <ProfileLanguage profile={profile} />}
    </Section>
  );
}

/** A kids profile cannot change its own language. */
function ProfileLanguage({ profile }: { profile: Profile }) {
  const t = useT();
  const languages = useLanguages();
  const [language, change] = useProfileField(profile, 'langCode');
  const title = t('settings.languageProfile', { name: profile.profileName });
  return (
    <Row
      className="border-line mt-5 border-t"
      label={title}
      note={t('settings.languageProfileText')}
      action={
        <Select
          label={title}
          value={language}
          options={languages.map(({ code, label }) => ({ value: code as string, title: label }))}
          onChange={(value) => void change(value)}
        />
      }
    />
  );
}
