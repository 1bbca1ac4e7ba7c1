import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'commands.group.offer': 'Offre',
  'commands.palette.group.offer': 'Offres',
  'reasons.select.offer': 'Sélectionnez d’abord une offre',
}
