import { permissionMessages } from '#src/domain/refusals/permission-messages.ts'
import { refusalMessages } from '#src/domain/refusals/reason-messages.ts'

export const de = {
  ...permissionMessages,
  ...refusalMessages,
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
