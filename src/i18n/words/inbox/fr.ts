import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'commands.group.email': 'E-mail',
  'commands.palette.group.email': 'E-mails',
  'reasons.select.email': 'Sélectionnez d’abord un e-mail',
}
