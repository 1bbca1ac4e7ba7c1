import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'commands.group.email': 'E-mail',
  'commands.palette.group.email': 'E-mail',
  'reasons.select.email': 'Selezionare prima un’e-mail',
}
