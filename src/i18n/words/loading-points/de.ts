export const de = {
  'loadingPoints.name': 'Name',
  'loadingPoints.email': 'E-Mail für Avise',
  'loadingPoints.hours.hint': 'Zum Beispiel: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Ladestelle angelegt',
  'loadingPoints.changed': 'Ladestelle geändert',
  'loadingPoints.create.title': 'Ladestelle anlegen …',
  'loadingPoints.update.title': 'Ladestelle bearbeiten …',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
