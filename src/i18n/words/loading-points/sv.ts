import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'loadingPoints.name': 'Namn',
  'loadingPoints.email': 'E-post för avier',
  'loadingPoints.hours.hint': 'Till exempel, med tyska dagar: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Lastplats skapad',
  'loadingPoints.changed': 'Lastplats ändrad',
  'loadingPoints.create.title': 'Skapa lastplats …',
  'loadingPoints.update.title': 'Redigera lastplats …',
}
