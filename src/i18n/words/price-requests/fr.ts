import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'commands.group.priceRequest': 'Demande de prix',
  'commands.palette.group.priceRequest': 'Demandes de prix',
  'reasons.select.priceRequest': 'Sélectionnez d’abord une demande de prix',
}
