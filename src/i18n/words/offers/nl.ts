import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'commands.group.offer': 'Offerte',
  'commands.palette.group.offer': 'Offertes',
  'reasons.select.offer': 'Kies eerst een offerte',
}
