import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'commands.group.offer': 'Offerta',
  'commands.palette.group.offer': 'Offerte',
  'reasons.select.offer': 'Selezionare prima un’offerta',
}
