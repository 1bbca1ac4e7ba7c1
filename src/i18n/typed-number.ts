import { currentLanguage } from './setup.ts'

/** Grouped in threes as the English do it, with decimals or without: `24,000`, `1,234.56`. */
const ENGLISH_GROUPS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const POINT = /^\d+\.\d+$/

/**
 * Numbers within a typed text as German writes them, for the rules that read it so: where the interface is English, `1,480.50`
 * becomes `1480,50`. All other languages of the interface write decimals with a comma. What is typed the German way stays.
 */
export function germanNumbers(text: string, language: string = currentLanguage()): string {
  if (language !== 'en') return text
  return text.replace(/\d[\d,.]*\d/g, (number) =>
    ENGLISH_GROUPS.test(number) || POINT.test(number) ? number.replaceAll(',', '').replace('.', ',') : number,
  )
}

/** A number the rules have written the German way, without groups, as a person types it in the language of the interface. */
export function asTypedHere(german: string, language: string = currentLanguage()): string {
  return language === 'en' ? german.replace(',', '.') : german
}
