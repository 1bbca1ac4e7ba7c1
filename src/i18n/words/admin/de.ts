export const de = {
  'admin.title': 'Verwaltung',
  'admin.noPermission': 'Benutzer verwaltet die Administration. Wenden Sie sich an jemanden mit dieser Rolle.',
  'admin.failed': 'Die Verwaltung konnte nicht geladen werden',
  'admin.tab.users': 'Benutzer',
  'admin.tab.roles': 'Rollen',
  'admin.tab.sessions': 'Sitzungen',
  'admin.tab.log': 'Protokoll',
  'admin.roles.right': 'Recht',
  'admin.roles.of': 'Rolle',
  'admin.roles.may': 'darf',
  'admin.roles.mayNot': 'darf nicht',
  'admin.roles.rows_one': '{{total}} Recht',
  'admin.roles.rows_other': '{{total}} Rechte',
  'admin.roles.noMatch': 'Kein Recht passt zum Filter',
  'admin.roles.unknown': 'Dieses Recht gibt es nicht',
  'admin.roles.who': 'Wer darf das',
  'admin.roles.opens': 'Öffnet diese Befehle',
  'admin.role': 'Rolle',
  'admin.role.dispatcher': 'Aufträge, Transporte, Fahrzeuge, Matching',
  'admin.role.sales': 'Kunden, Angebote, Kampagnen, Kundenpreis',
  'admin.role.finance': 'Abrechnung, Preise, Reports',
  'admin.role.user': 'Aufträge ansehen, keine Beträge',
  'admin.role.admin': 'alles, auch Benutzer und Einstellungen',
  'admin.withRole': 'Mit dieser Rolle',
  'admin.without': 'nicht: {{rights}}',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
