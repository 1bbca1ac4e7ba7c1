import { floorLength, type LoadingMeters, type Pallets } from '#src/domain/goods/loading-meters.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** Loading metres in words; calculated ones with the rule they come from. Nothing where there are none. */
export function loadingMetersText(cargo: Pallets & LoadingMeters, t: Translate, format: Format): string {
  const { loadingMeters, loadingMetersCalculated } = cargo
  if (loadingMeters === undefined) return ''
  const ldm = format.loadingMeters(loadingMeters)
  if (loadingMetersCalculated !== true) return ldm
  const length = floorLength(cargo)
  // What a server calculated by a rule of its own is calculated all the same.
  if (length?.loadingMeters !== loadingMeters) return t('loadingMeters.calculated', { ldm })
  const values = { ldm, count: format.number(length.places, 0), each: format.number(length.each) }
  return t(length.stacked ? 'loadingMeters.stacked' : 'loadingMeters.rule', values)
}
