export const de = {
  'loads.title': 'Ladungen',
  'loads.rows_one': '{{total}} Ladung',
  'loads.rows_other': '{{total}} Ladungen',
  'loads.failed': 'Ladungen können gerade nicht angezeigt werden',
  'loads.empty': 'Noch keine Ladungen',
  'loads.empty.text': 'Jeder bestätigte Auftrag wird hier zur Ladung, freie Ladungen werden selbst erfasst.',
  'loads.noMatch': 'Keine Ladung passt zu diesen Filtern',
  'loads.noPermission': 'Ladungen sehen Disposition und Administration.',
  'loads.filter.origin': 'Herkunft',
  'loads.origin.true': 'Aus Auftrag',
  'loads.origin.false': 'Frei erfasst',
  'loads.view.waiting': 'Ohne Fahrzeug',
  'loads.count_one': '{{count}} Ladung',
  'loads.count_other': '{{count}} Ladungen',
  'loads.create.title': 'Ladung anlegen …',
  'loads.create.done': 'angelegt',
  'loads.create.confirm': 'Anlegen',
  'loads.setStatus.choose': 'Neuer Status der Ladung',
  'loads.openOrder.title': 'Auftrag der Ladung öffnen',
  'loads.edit.title': 'Ladung bearbeiten …',
  'loads.reason.noOrder': 'Zu dieser Ladung gehört kein Auftrag',
  'loads.delete.title': 'Ladung löschen …',
  'loads.delete.questionMany_one': '{{count}} Ladung löschen?',
  'loads.delete.questionMany_other': '{{count}} Ladungen löschen?',
  'loads.delete.confirm': 'Ladung löschen',
  'loads.delete.confirmMany_one': '{{count}} Ladung löschen',
  'loads.delete.confirmMany_other': '{{count}} Ladungen löschen',
  'loads.delete.noted': 'Ladung gelöscht',
  'loads.delete.unknown': '{{name}}: keine Antwort. Ob die Ladung gelöscht ist, zeigt die Liste.',
  'loads.delete.partly': '{{done}} von {{all}} Ladungen gelöscht',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
