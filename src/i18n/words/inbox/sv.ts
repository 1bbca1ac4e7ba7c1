import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'commands.group.email': 'E-post',
  'commands.palette.group.email': 'E-post',
  'reasons.select.email': 'Välj först ett e-postmeddelande',
}
