import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'commands.group.email': 'E-mail',
  'commands.palette.group.email': 'E-maile',
  'reasons.select.email': 'Najpierw wybierz e-mail',
}
