export const de = {
  'commands.group.priceRequest': 'Preisanfrage',
  'commands.palette.group.priceRequest': 'Preisanfragen',
  'reasons.select.priceRequest': 'Zuerst eine Preisanfrage auswählen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
