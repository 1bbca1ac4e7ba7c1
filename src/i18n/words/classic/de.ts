export const de = {
  'classic.title': 'Klassische Navigation',
  'classic.count_one': '{{total}} Bildschirm',
  'classic.count_other': '{{total}} Bildschirme',
  'classic.text': 'Alle Bildschirme, die der Rolle {{role}} offenstehen, mit Adresse und Taste.',
  'classic.daily': 'Tagesgeschäft',
  'classic.market': 'Markt',
  'classic.office': 'Büro',
  'classic.further': 'Weitere',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
