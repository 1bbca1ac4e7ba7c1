import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'classic.title': 'Klassisk navigering',
  'classic.count_one': '{{total}} skärm',
  'classic.count_other': '{{total}} skärmar',
  'classic.text': 'Alla skärmar som rollen {{role}} får öppna, med adress och tangent.',
  'classic.daily': 'Dagligt arbete',
  'classic.market': 'Marknad',
  'classic.office': 'Kontor',
  'classic.further': 'Övriga',
}
