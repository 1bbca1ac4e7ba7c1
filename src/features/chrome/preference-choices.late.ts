import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { type Language, languageCodes, LANGUAGES } from '#src/i18n/languages.ts'
import { language, theme, type Theme, THEMES } from '#src/workspace/preferences.ts'

/** Light, dark, or as the computer has it. */
export function themeChoices({ services: { t } }: CommandContext): readonly Choice<Theme>[] {
  return THEMES.map((name) => ({
    id: name,
    title: t(`chrome.theme.${name}`),
    ...chosen(name === theme.get(), t),
    value: name,
  }))
}

/** The languages by their own names, found also by those they have in German, English and the language of the interface. */
export function languageChoices({ services: { t } }: CommandContext): readonly Choice<Language>[] {
  const names = ['de', 'en', language.get()].map((one) => new Intl.DisplayNames(one, { type: 'language' }))
  return languageCodes.map((code) => ({
    id: code,
    title: LANGUAGES[code].name,
    synonyms: [...new Set(names.map((name) => name.of(code) ?? code))],
    ...chosen(code === language.get(), t),
    value: code,
  }))
}

function chosen(is: boolean, t: CommandContext['services']['t']): { detail?: string } {
  return is ? { detail: t('chrome.chosen') } : {}
}
