import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'notice.delay.title': 'Vertraging aan de klant melden …',
  'notice.delivery.title': 'Leveringsavies aan geadresseerde sturen …',
  'notice.pickup.title': 'Ophaalavies aan laadplaats sturen …',
  'notice.delay.sent': 'Vertraging gemeld',
  'notice.delivery.sent': 'Avies aan geadresseerde verzonden',
  'notice.pickup.sent': 'Avies aan laadplaats verzonden',
  'notice.window': 'Afgesproken: {{window}}',
  'notice.late': 'Verwacht: {{time}}, {{duration}} na het tijdvenster',
  'notice.inTime': 'Verwacht: {{time}}, binnen het tijdvenster',
  'notice.expected': 'Verwacht: {{time}}',
  'notice.unknown': 'Verwachte aankomst onbekend',
  'notice.forecasting': 'Prognose wordt geladen …',
  'notice.keeps': 'Ontbreekt in de opdracht, wordt daar bewaard',
  'notice.of': '{{number}} van {{count}}',
  'notice.failed': 'Opdracht kon niet worden geladen',
}
