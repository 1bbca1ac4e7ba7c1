import type { Remedy, Violation } from '#src/domain/planning/judge.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

export function violationText(v: Violation, t: Translate, _f: Format): { title: string; short: string; why: string | undefined } {
  const title = t(v.code, v.values)
  return { title, short: title, why: undefined }
}
export function remedyText(r: Remedy, _t: Translate, _f: Format): string {
  return r.code
}
