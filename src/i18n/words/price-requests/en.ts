import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'commands.group.priceRequest': 'Price request',
  'commands.palette.group.priceRequest': 'Price requests',
  'reasons.select.priceRequest': 'Select a price request first',
}
