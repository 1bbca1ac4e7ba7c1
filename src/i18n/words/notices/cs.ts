import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'notice.delay.title': 'Oznámit zpoždění zákazníkovi …',
  'notice.delivery.title': 'Odeslat avízo příjemci …',
  'notice.pickup.title': 'Odeslat avízo na místo nakládky …',
  'notice.delay.sent': 'Zpoždění oznámeno',
  'notice.delivery.sent': 'Avízo odesláno příjemci',
  'notice.pickup.sent': 'Avízo odesláno na místo nakládky',
  'notice.window': 'Dohodnuto: {{window}}',
  'notice.late': 'Očekáváno: {{time}}, {{duration}} po časovém okně',
  'notice.inTime': 'Očekáváno: {{time}}, v časovém okně',
  'notice.expected': 'Očekáváno: {{time}}',
  'notice.unknown': 'Očekávaný příjezd neznámý',
  'notice.forecasting': 'Načítá se prognóza …',
  'notice.keeps': 'V zakázce chybí, bude tam uložena',
  'notice.of': '{{number}} z {{count}}',
  'notice.failed': 'Zakázku nelze načíst',
}
