export const de = {
  'commands.group.offer': 'Angebot',
  'commands.palette.group.offer': 'Angebote',
  'reasons.select.offer': 'Zuerst ein Angebot auswählen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
