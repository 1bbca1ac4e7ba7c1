import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'business.title': 'Moje zakázky',
  'business.newest': 'jen nejnovějších {{count}} z {{all}}',
  'business.filter.title': 'Filtrovat podle kroku',
  'business.empty': 'Zatím žádné vlastní zakázky',
  'business.empty.text': 'Zde jsou zakázky, které jste založili.',
  'business.noMatch': 'V tomto kroku není žádná zakázka',
  'business.column.progress': 'Průběh',
  'business.filter': 'Krok',
  'business.step': '{{name}} · {{percent}} · krok {{step}} z {{steps}}',
}
