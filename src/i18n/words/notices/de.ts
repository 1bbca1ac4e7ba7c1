export const de = {
  'notice.delay.title': 'Verspätung dem Kunden melden …',
  'notice.delivery.title': 'Avis an Empfänger senden …',
  'notice.pickup.title': 'Avis an Ladestelle senden …',
  'notice.delay.sent': 'Verspätung gemeldet',
  'notice.delivery.sent': 'Avis an Empfänger gesendet',
  'notice.pickup.sent': 'Avis an Ladestelle gesendet',
  'notice.window': 'Vereinbart: {{window}}',
  'notice.late': 'Erwartet: {{time}}, {{duration}} nach dem Zeitfenster',
  'notice.inTime': 'Erwartet: {{time}}, im Zeitfenster',
  'notice.expected': 'Erwartet: {{time}}',
  'notice.unknown': 'Erwartete Ankunft unbekannt',
  'notice.forecasting': 'Prognose wird geladen …',
  'notice.keeps': 'Fehlt im Auftrag, wird dort gespeichert',
  'notice.of': '{{number}} von {{count}}',
  'notice.failed': 'Auftrag konnte nicht geladen werden',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
