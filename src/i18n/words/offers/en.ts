import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'commands.group.offer': 'Offer',
  'commands.palette.group.offer': 'Offers',
  'reasons.select.offer': 'Select an offer first',
}
