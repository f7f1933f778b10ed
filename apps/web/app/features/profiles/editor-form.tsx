import type { UseFormReturn } from 'react-hook-form';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { fullNameProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { Switch } from '@kandil/ui/switch.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { AllowListSection } from './allow-list-section.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { ChildAgeField } from './child-age-field.tsx';
import { ChildWatching } from './child-watching.tsx';
import { KidsSwitch, LanguageSection } from './editor-fields.tsx';
import { fittingAvatar, type ProfileValues, valuesOf } from './fields.ts';
import type { EditorData } from './load.ts';
import { DeleteButton, PinSection } from './profile-care.tsx';
import { useSaveProfile } from './save.ts';
import { ScreenTimeSection } from './screen-time-section.tsx';
import { Section } from './section.tsx';
import { forgetDraft, useDraft } from './use-draft.ts';

export function EditorForm({ profile, avatars, free }: NonNullable<EditorData['editor']>) {
  const { t, language } = useWords();
  const worded = useWorded();
  const { account, profileId } = useStart();
  const save = useSaveProfile(profile, profile !== null && profile.id === profileId);
  const form = useApiForm<ProfileValues>(valuesOf(profile, { avatars, free, language }), save);
  useDraft(form, profile, account);
  const { register, formState, failure, busy, watch, setValue } = form;
  const [kids, avatarId] = watch(['kids', 'avatarId']);
  const isMain = profile?.isDefaultProfile ?? false;
  const saved = profile?.avatarId ?? null;

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {failure && <FormMessage text={failure.message} />}
      <Section title={t('profile.avatar')}>
        <AvatarPicker
          avatars={avatars.filter(({ profileType }) => (profileType === 'KIDS') === kids)}
          free={free}
          own={saved}
          chosen={avatarId}
          field={register('avatarId')}
        />
      </Section>
      <Section>
        <TextField
          label={t('profile.name')}
          hint={t('profile.nameHint')}
          autoComplete="off"
          maxLength={64}
          error={formState.errors.profileName?.message}
          {...register('profileName', { validate: (name) => worded(fullNameProblem(name)) })}
        />
        <KidsSwitch
          isMain={isMain}
          {...register('kids', {
            onChange: ({ target }: { target: HTMLInputElement }) =>
              setValue('avatarId', fittingAvatar(target.checked, { avatars, free, saved })),
          })}
        />
      </Section>
      <LanguageSection {...register('langCode')} />
      <Section title={t('profile.playback')}>
        <Switch {...register('autoNextEpisode')}>{t('profile.autoNext')}</Switch>
        <Switch {...register('autoPreview')}>{t('profile.autoPreview')}</Switch>
        <Switch {...register('audioDescription')}>{t('profile.audioDescription')}</Switch>
        <Switch {...register('subtitlesForDeaf')}>{t('profile.subtitlesForDeaf')}</Switch>
      </Section>
      <Care form={form} profile={profile} kids={kids} />
      <Actions profile={profile} busy={busy} />
    </form>
  );
}

interface CareProps {
  form: UseFormReturn<ProfileValues>;
  profile: Profile | null;
  /** As chosen in the form. */
  kids: boolean;
}

function Care({ form, profile, kids }: CareProps) {
  return (
    <>
      {kids && <ChildAgeField {...form.register('maxAge')} />}
      {profile?.profileType === 'KIDS' && <AllowListSection profile={profile} />}
      {kids && <ScreenTimeSection form={form} />}
      {profile && <PinSection profile={profile} />}
      {profile?.profileType === 'KIDS' && <ChildWatching profileId={profile.id} />}
    </>
  );
}

function Actions({ profile, busy }: { profile: Profile | null; busy: boolean }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-3 pt-3">
      <Button type="submit" size="large" busy={busy} className="max-sm:flex-1">
        {t(profile ? 'profile.save' : 'profile.create')}
      </Button>
      <ButtonLink to={paths.profilesManage()} look="line" size="large" onClick={forgetDraft}>
        {t('profile.cancel')}
      </ButtonLink>
      {profile && !profile.isDefaultProfile && <DeleteButton profile={profile} />}
    </div>
  );
}
