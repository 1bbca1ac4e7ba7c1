import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'classic.title': 'Classic navigation',
  'classic.count_one': '{{total}} screen',
  'classic.count_other': '{{total}} screens',
  'classic.text': 'All screens open to the role {{role}}, with address and key.',
  'classic.daily': 'Daily work',
  'classic.market': 'Market',
  'classic.office': 'Office',
  'classic.further': 'Further',
}
