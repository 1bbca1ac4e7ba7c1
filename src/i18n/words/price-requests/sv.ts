import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'commands.group.priceRequest': 'Prisförfrågan',
  'commands.palette.group.priceRequest': 'Prisförfrågningar',
  'reasons.select.priceRequest': 'Välj först en prisförfrågan',
}
