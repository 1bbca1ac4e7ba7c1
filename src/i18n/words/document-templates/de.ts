export const de = {
  'documentTemplates.manage.title': 'Dokumentvorlagen …',
  'documentTemplates.manage.choose': 'Vorlage ändern oder anlegen',
  'documentTemplates.new': 'Neue Vorlage …',
  'documentTemplates.change': 'Vorlage ändern',
  'documentTemplates.created': 'angelegt',
  'documentTemplates.changed': 'geändert',
  'documentTemplates.delete.title': 'Dokumentvorlage löschen …',
  'documentTemplates.delete.choose': 'Welche Vorlage',
  'documentTemplates.delete.confirm': 'Vorlage löschen',
  'documentTemplates.name': 'Name der Vorlage',
  'documentTemplates.fields': 'Felder',
  'documentTemplates.fields.hint': 'Ein Feld je Zeile, in der Reihenfolge, in der sie gezeigt werden',
  'documentTemplates.description': 'Beschreibung',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
