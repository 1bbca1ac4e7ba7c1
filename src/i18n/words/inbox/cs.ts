import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'commands.group.email': 'E-mail',
  'commands.palette.group.email': 'E-maily',
  'reasons.select.email': 'Nejprve vyberte e-mail',
}
