import { isAdrClass, isPackingGroup, isTunnelCode, needsPackingGroup } from './adr.ts'
import { errorAt, type FieldIssue, isBlank, textOf, warningAt } from './field-issue.ts'
import type { AdrDraft, CargoDraft } from './order-draft.ts'
import { loadingMetersPerPackage } from './vehicles.ts'

/** The length on the loading floor, and whether it fits the number of pallets. Source: decision B4 */
export function checkLoadingMeters({ loadingMeters, packageCount, packageType }: CargoDraft): FieldIssue[] {
  if (isBlank(loadingMeters)) return []
  if (!(loadingMeters > 0 && loadingMeters <= 15.4))
    return errorAt('cargo.loadingMeters', 'loadingMeters', { max: 15.4 })
  const each = loadingMetersPerPackage(packageType)
  if (!each || isBlank(packageCount) || !(packageCount > 0)) return []
  // Tenths of millimetres, so that exactly 10 % off does not depend on binary fractions.
  const [expected, given] = [Math.round(packageCount * each * 10_000), Math.round(loadingMeters * 10_000)]
  if (Math.abs(given - expected) * 10 <= expected) return []
  const values = { count: packageCount, expected: Math.round(expected / 100) / 100, given: loadingMeters }
  return warningAt('cargo.loadingMeters', 'loadingMetersOffPallets', values)
}

/** The temperature of refrigerated goods; required for a refrigerated body. Source: decision B4 */
export function checkTemperature({ temperature, vehicleType }: CargoDraft): FieldIssue[] {
  const issues = (['min', 'max'] as const).flatMap((end) => {
    const value = temperature?.[end]
    const path = `cargo.temperature.${end}`
    if (isBlank(value)) return vehicleType === 'REEFER' ? errorAt(path, 'temperatureRequired') : []
    return value >= -30 && value <= 30 ? [] : errorAt(path, 'temperatureRange', { min: -30, max: 30 })
  })
  const [min, max] = [temperature?.min, temperature?.max]
  const reversed = !isBlank(min) && !isBlank(max) && min > max
  return reversed ? [...issues, ...errorAt('cargo.temperature.max', 'temperatureOrder')] : issues
}

/** The four details of dangerous goods. Source: decision B4 */
export function checkAdr(adr: AdrDraft | undefined): FieldIssue[] {
  if (isBlank(adr)) return []
  const [adrClass, group] = [textOf(adr.class), textOf(adr.packingGroup)]
  const groupFits = group === '' ? !needsPackingGroup(adrClass) : isPackingGroup(group)
  return [
    ...(/^\d{4}$/.test(textOf(adr.unNumber)) ? [] : errorAt('cargo.adr.unNumber', 'adrUnNumber')),
    ...(isAdrClass(adrClass) ? [] : errorAt('cargo.adr.class', 'adrClass')),
    ...(groupFits ? [] : errorAt('cargo.adr.packingGroup', 'adrPackingGroup')),
    ...(isTunnelCode(textOf(adr.tunnelCode)) ? [] : errorAt('cargo.adr.tunnelCode', 'adrTunnelCode')),
  ]
}
