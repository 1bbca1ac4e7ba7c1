import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'commands.group.priceRequest': 'Solicitud de precio',
  'commands.palette.group.priceRequest': 'Solicitudes de precio',
  'reasons.select.priceRequest': 'Seleccione primero una solicitud de precio',
}
