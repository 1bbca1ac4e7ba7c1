import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'commands.group.offer': 'Oferta',
  'commands.palette.group.offer': 'Ofertas',
  'reasons.select.offer': 'Seleccione primero una oferta',
}
