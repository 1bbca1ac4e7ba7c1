import type { AdrDraft, CargoDraft } from './cargo-draft.ts'
import type { AdrLine } from './adr-line-text.ts'
import { checkAdrLine } from './adr-line-checks.ts'
import { parseAdrLines } from './adr-lines.ts'
import { errorAt, type FieldIssue, warningAt, wrongNumber } from '../refusals/field-issue.ts'
import { isBlank } from '../basics/given-text.ts'
import { parseDimensions } from './dimensions.ts'
import { floorLength } from './loading-meters.ts'
import { beyondLaw } from './piece-fit.ts'

/** The length on the loading floor, and whether it fits the number of pallets. Source: decision B4 */
export function checkLoadingMeters({ loadingMeters, ...pallets }: CargoDraft): FieldIssue[] {
  if (isBlank(loadingMeters)) return []
  if (!(loadingMeters > 0 && loadingMeters <= 15.4))
    return wrongNumber('cargo.loadingMeters', loadingMeters, 'loadingMeters', { max: 15.4 })
  const length = floorLength(pallets)
  if (length === undefined) return []
  // Tenths of millimetres, so that exactly 10 % off does not depend on binary fractions.
  const [expected, given] = [Math.round(length.loadingMeters * 10_000), Math.round(loadingMeters * 10_000)]
  if (Math.abs(given - expected) * 10 <= expected) return []
  const values = { count: pallets.packageCount ?? 0, expected: Math.round(expected / 100) / 100, given: loadingMeters }
  return warningAt('cargo.loadingMeters', 'loadingMetersOffPallets', values)
}

/** Measures that cannot be read are kept as words, and no one can say whether they fit; those above the law's are said. Source: § 22 StVO */
export function checkDimensions({ dimensions }: CargoDraft): FieldIssue[] {
  if (isBlank(dimensions)) return []
  const measures = parseDimensions(dimensions)
  if (measures === undefined) return warningAt('cargo.dimensions', 'dimensionsUnread')
  return beyondLaw(measures).flatMap(({ side, has, most }) =>
    warningAt('cargo.dimensions', side === 'width' ? 'dimensionsOverwidth' : 'dimensionsOverheight', { has, most }),
  )
}

/** The temperature of refrigerated goods; required for a refrigerated body. Source: decision B4 */
export function checkTemperature({ temperature, vehicleType }: CargoDraft): FieldIssue[] {
  const issues = (['min', 'max'] as const).flatMap((end) => {
    const value = temperature?.[end]
    const path = `cargo.temperature.${end}`
    if (isBlank(value)) return vehicleType === 'REEFER' ? errorAt(path, 'temperatureRequired') : []
    return value >= -30 && value <= 30 ? [] : wrongNumber(path, value, 'temperatureRange', { min: -30, max: 30 })
  })
  const [min, max] = [temperature?.min, temperature?.max]
  const reversed = !isBlank(min) && !isBlank(max) && min > max
  return reversed ? [...issues, ...errorAt('cargo.temperature.max', 'temperatureOrder')] : issues
}

/** The details of dangerous goods: of the first substance each, of the others at their lines. Source: decision B4 */
export function checkAdr(adr: AdrDraft | undefined): FieldIssue[] {
  if (isBlank(adr)) return []
  const further = parseAdrLines(adr.further ?? '')
  return [
    ...checkAdrLine((field) => `cargo.adr.${field}`, adr),
    ...(further === undefined ? errorAt('cargo.adr.further', 'adrLine') : []),
    ...(further ?? []).flatMap((line) => checkAdrLine(() => 'cargo.adr.further', line)),
  ]
}

/** All substances of a draft, as an order keeps them. */
export function adrLinesOf(adr: AdrDraft | undefined): AdrLine[] {
  if (adr === undefined) return []
  const { further, unNumber = '', unit, ...first } = adr
  const amount = first.quantity === undefined ? {} : { unit: unit ?? 'kg' }
  return [{ unNumber, ...first, ...amount }, ...(parseAdrLines(further ?? '') ?? [])]
}
