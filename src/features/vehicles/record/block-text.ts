import type { VehicleBlock } from '#src/contract/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** A block in words: why ("Werkstatt: Getriebe") and when ("Mi 25.11.–Fr 27.11."). */
export function blockText(
  { kind, from, to, reason }: Omit<VehicleBlock, 'id'>,
  { t, format }: { t: Translate; format: Format },
): { label: string; days: string } {
  const label = [t(`vehicles.block.kind.${kind}`), reason].filter(Boolean).join(': ')
  const days =
    to === undefined ? t('vehicles.block.open', { from: format.date(from) }) : `${format.date(from)}–${format.date(to)}`
  return { label, days }
}
