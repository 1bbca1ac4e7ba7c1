import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'commands.group.priceRequest': 'Richiesta di prezzo',
  'commands.palette.group.priceRequest': 'Richieste di prezzo',
  'reasons.select.priceRequest': 'Selezionare prima una richiesta di prezzo',
}
