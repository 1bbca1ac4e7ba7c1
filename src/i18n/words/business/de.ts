export const de = {
  'business.title': 'Meine Aufträge',
  'business.newest': 'nur die neuesten {{count}} von {{all}}',
  'business.filter.title': 'Nach Schritt filtern',
  'business.empty': 'Noch keine eigenen Aufträge',
  'business.empty.text': 'Hier stehen die Aufträge, die Sie angelegt haben.',
  'business.noMatch': 'Kein Auftrag steht an diesem Schritt',
  'business.column.progress': 'Fortschritt',
  'business.filter': 'Schritt',
  'business.step': '{{name}} · {{percent}} · Schritt {{step}} von {{steps}}',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
