import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'commands.group.email': 'Correo',
  'commands.palette.group.email': 'Correos',
  'reasons.select.email': 'Seleccione primero un correo',
}
