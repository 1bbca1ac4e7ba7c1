import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'commands.group.offer': 'Oferta',
  'commands.palette.group.offer': 'Oferty',
  'reasons.select.offer': 'Najpierw wybierz ofertę',
}
