import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'commands.group.priceRequest': 'Cenová poptávka',
  'commands.palette.group.priceRequest': 'Cenové poptávky',
  'reasons.select.priceRequest': 'Nejprve vyberte cenovou poptávku',
}
