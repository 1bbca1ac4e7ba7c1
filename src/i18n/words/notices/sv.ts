import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'notice.delay.title': 'Meddela kunden förseningen …',
  'notice.delivery.title': 'Skicka leveransavi till mottagaren …',
  'notice.pickup.title': 'Skicka hämtningsavi till lastplatsen …',
  'notice.delay.sent': 'Försening meddelad',
  'notice.delivery.sent': 'Avi skickad till mottagaren',
  'notice.pickup.sent': 'Avi skickad till lastplatsen',
  'notice.window': 'Avtalat: {{window}}',
  'notice.late': 'Väntas: {{time}}, {{duration}} efter tidsfönstret',
  'notice.inTime': 'Väntas: {{time}}, inom tidsfönstret',
  'notice.expected': 'Väntas: {{time}}',
  'notice.unknown': 'Väntad ankomst okänd',
  'notice.forecasting': 'Prognosen laddas …',
  'notice.keeps': 'Saknas i uppdraget, sparas där',
  'notice.of': '{{number}} av {{count}}',
  'notice.failed': 'Uppdraget kunde inte laddas',
}
