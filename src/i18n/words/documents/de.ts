export const de = {
  'documents.upload.title': 'Dokumente hochladen',
  'documents.upload.center': 'Dokumente',
  'documents.upload.unfiled': 'Keinem Auftrag zugeordnet',
  'documents.upload.which': 'Zu welchem Auftrag?',
  'documents.upload.filed': '{{name}} gehört zu {{order}}',
  'documents.tab.all': 'Alle',
  'documents.title': 'Dokumente',
  'documents.rows_one': '{{total}} Dokument',
  'documents.rows_other': '{{total}} Dokumente',
  'documents.failed': 'Dokumente konnten nicht geladen werden',
  'documents.empty.title': 'Noch keine Dokumente',
  'documents.empty.text': 'Dokumente entstehen mit den Aufträgen und ihren Transporten.',
  'documents.noPermission': 'Dokumente sehen Disposition, Vertrieb, Finanzen und Administration.',
  'documents.noMatch': 'Kein Dokument passt zu diesen Filtern',
  'documents.filter.unverified': 'Nur ungeprüfte',
  'documents.column.name': 'Dokument',
  'documents.column.kind': 'Art',
  'documents.column.order': 'Auftrag',
  'documents.column.state': 'Prüfung',
  'documents.column.uploaded': 'Hochgeladen',
  'documents.column.size': 'Größe',
  'documents.check': 'Als geprüft markieren',
  'documents.uncheck': 'Prüfung zurücknehmen',
  'documents.filter.verified': 'Prüfung',
  'commands.group.document': 'Dokument',
  'commands.palette.group.document': 'Dokumente',
  'reasons.select.document': 'Zuerst ein Dokument auswählen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
