import { useEffect } from 'react'
import { isLanguage } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/setup.ts'
import { language } from '#src/workspace/preferences.ts'

/** Anyone who comes by a link has chosen no language here: that of the browser counts, and the page gives back the one it found. */
export function useBrowserLanguage(): void {
  useEffect(() => {
    const spoken = navigator.languages.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage)
    if (spoken !== undefined) void changeLanguage(spoken)
    return () => void changeLanguage(language.get())
  }, [])
}
