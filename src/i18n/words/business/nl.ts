import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'business.title': 'Mijn opdrachten',
  'business.newest': 'alleen de nieuwste {{count}} van {{all}}',
  'business.filter.title': 'Op stap filteren',
  'business.empty': 'Nog geen eigen opdrachten',
  'business.empty.text': 'Hier staan de opdrachten die u hebt aangemaakt.',
  'business.noMatch': 'Geen opdracht staat bij deze stap',
  'business.column.progress': 'Voortgang',
  'business.filter': 'Stap',
  'business.step': '{{name}} · {{percent}} · stap {{step}} van {{steps}}',
}
