import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'commands.group.offer': 'Proposta',
  'commands.palette.group.offer': 'Propostas',
  'reasons.select.offer': 'Selecione primeiro uma proposta',
}
