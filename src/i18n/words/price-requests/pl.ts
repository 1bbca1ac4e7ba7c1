import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'commands.group.priceRequest': 'Zapytanie o cenę',
  'commands.palette.group.priceRequest': 'Zapytania o cenę',
  'reasons.select.priceRequest': 'Najpierw wybierz zapytanie o cenę',
}
