import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'commands.group.offer': 'Nabídka',
  'commands.palette.group.offer': 'Nabídky',
  'reasons.select.offer': 'Nejprve vyberte nabídku',
}
