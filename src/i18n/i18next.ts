import i18next, { type i18n } from 'i18next'
import { useLayoutEffect } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, languageCodes } from './languages.ts'

export const NAMESPACE = 'translation'

/** Starts i18next with the German words, to which everything falls back. */
export async function startI18next(german: Record<string, string>): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: languageCodes,
    resources: { [DEFAULT_LANGUAGE]: { [NAMESPACE]: german } },
    partialBundledLanguages: true,
    // Keys are flat and contain dots; texts are escaped by React; placeholders in typed text stay text.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
    returnEmptyString: false,
  })
  return i18next
}

/** Tells which language the interface speaks, whenever it changes. */
export function LanguageFollower({ onLanguage }: { onLanguage: (language: string) => void }) {
  const { language } = useTranslation().i18n
  useLayoutEffect(() => onLanguage(language), [language, onLanguage])
  return null
}
