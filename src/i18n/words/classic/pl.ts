import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'classic.title': 'Nawigacja klasyczna',
  'classic.count_one': '{{total}} ekran',
  'classic.count_many': '{{total}} ekranów',
  'classic.count_few': '{{total}} ekrany',
  'classic.count_other': '{{total}} ekranów',
  'classic.text': 'Wszystkie ekrany dostępne dla roli {{role}}, z adresem i klawiszem.',
  'classic.daily': 'Praca bieżąca',
  'classic.market': 'Rynek',
  'classic.office': 'Biuro',
  'classic.further': 'Pozostałe',
}
