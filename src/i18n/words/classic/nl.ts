import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'classic.title': 'Klassieke navigatie',
  'classic.count_one': '{{total}} scherm',
  'classic.count_other': '{{total}} schermen',
  'classic.text': 'Alle schermen die voor de rol {{role}} openstaan, met adres en toets.',
  'classic.daily': 'Dagelijks werk',
  'classic.market': 'Vrachtenmarkt',
  'classic.office': 'Kantoor',
  'classic.further': 'Overige',
}
