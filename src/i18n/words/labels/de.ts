import { statusLabels } from '#src/domain/status-labels.ts'
import { vehicleLabels } from '#src/domain/vehicle-labels.ts'

export const de = {
  ...statusLabels,
  ...vehicleLabels,
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
