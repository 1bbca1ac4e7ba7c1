import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'commands.group.offer': 'Offert',
  'commands.palette.group.offer': 'Offerter',
  'reasons.select.offer': 'Välj först en offert',
}
