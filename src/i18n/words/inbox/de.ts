export const de = {
  'commands.group.email': 'E-Mail',
  'commands.palette.group.email': 'E-Mails',
  'reasons.select.email': 'Zuerst eine E-Mail auswählen',
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
