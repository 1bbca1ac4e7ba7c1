import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'notice.delay.title': 'Zgłoś opóźnienie klientowi …',
  'notice.delivery.title': 'Wyślij awizację do odbiorcy …',
  'notice.pickup.title': 'Wyślij awizację do miejsca załadunku …',
  'notice.delay.sent': 'Opóźnienie zgłoszone',
  'notice.delivery.sent': 'Awizacja wysłana do odbiorcy',
  'notice.pickup.sent': 'Awizacja wysłana do miejsca załadunku',
  'notice.window': 'Uzgodniono: {{window}}',
  'notice.late': 'Oczekiwane: {{time}}, {{duration}} po oknie czasowym',
  'notice.inTime': 'Oczekiwane: {{time}}, w oknie czasowym',
  'notice.expected': 'Oczekiwane: {{time}}',
  'notice.unknown': 'Oczekiwany przyjazd nieznany',
  'notice.forecasting': 'Ładowanie prognozy …',
  'notice.keeps': 'Brak w zleceniu, zostanie tam zapisany',
  'notice.of': '{{number}} z {{count}}',
  'notice.failed': 'Nie udało się wczytać zlecenia',
}
