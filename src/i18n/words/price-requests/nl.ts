import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'commands.group.priceRequest': 'Prijsaanvraag',
  'commands.palette.group.priceRequest': 'Prijsaanvragen',
  'reasons.select.priceRequest': 'Kies eerst een prijsaanvraag',
}
