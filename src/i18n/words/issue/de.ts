import { issueMessages } from '#src/domain/refusals/issue-messages.ts'

export const de = {
  ...issueMessages,
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
