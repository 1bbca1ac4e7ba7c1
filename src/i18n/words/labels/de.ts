import { statusLabels } from '#src/domain/workflow/status-labels.ts'
import { vehicleLabels } from '#src/domain/vehicles/labels.ts'

export const de = {
  ...statusLabels,
  ...vehicleLabels,
} as const

type Words = typeof de
declare module '#src/i18n/keys.ts' {
  interface German extends Words {}
}
