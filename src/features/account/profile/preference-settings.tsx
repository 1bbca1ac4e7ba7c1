import { LANGUAGES, languageCodes, parseLanguage } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField, SelectField } from '#src/ui/form/field.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { autoClose, goOn, language, theme, THEMES, usePreference } from '#src/workspace/preferences.ts'

/** Language, theme and messages; each holds at once and on this computer. */
export function PreferenceSettings() {
  const { t } = useText()
  return (
    <div className="border-b border-line">
      <PageSection title={t('session.profile.preferences')} text={t('session.profile.preferencesText')}>
        <div className="flex flex-col gap-3">
          <LanguageChoice />
          <ThemeChoice />
          <GoOnChoice />
          <AutoCloseChoice />
        </div>
      </PageSection>
    </div>
  )
}

function LanguageChoice() {
  const { t } = useText()
  return (
    <SelectField
      className="max-w-60"
      label={t('session.profile.language')}
      value={usePreference(language)}
      onChange={(event) => language.set(parseLanguage(event.target.value))}
    >
      {languageCodes.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </SelectField>
  )
}

function ThemeChoice() {
  const { t } = useText()
  const chosen = usePreference(theme)
  return (
    <fieldset>
      <legend className="mb-1 text-chip text-text-2">{t('session.profile.theme')}</legend>
      <div className="flex gap-4">
        {THEMES.map((one) => (
          <label key={one} className="flex min-h-6 items-center gap-2">
            <input
              type="radio"
              name="theme"
              className="size-4 accent-accent"
              checked={one === chosen}
              onChange={() => theme.set(one)}
            />
            {t(`theme.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function GoOnChoice() {
  const { t } = useText()
  return (
    <CheckboxField
      label={t('session.profile.goOn')}
      hint={t('session.profile.goOnHint')}
      checked={usePreference(goOn)}
      onChange={(event) => goOn.set(event.target.checked)}
    />
  )
}

function AutoCloseChoice() {
  const { t } = useText()
  return (
    <CheckboxField
      label={t('session.profile.autoClose')}
      hint={t('session.profile.autoCloseHint')}
      checked={usePreference(autoClose)}
      onChange={(event) => autoClose.set(event.target.checked)}
    />
  )
}
