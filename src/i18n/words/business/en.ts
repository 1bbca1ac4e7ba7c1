import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'business.title': 'My orders',
  'business.newest': 'only the newest {{count}} of {{all}}',
  'business.filter.title': 'Filter by step',
  'business.empty': 'No orders of your own yet',
  'business.empty.text': 'The orders you have created appear here.',
  'business.noMatch': 'No order is at this step',
  'business.column.progress': 'Progress',
  'business.filter': 'Step',
  'business.step': '{{name}} · {{percent}} · step {{step}} of {{steps}}',
}
