/** One substance of dangerous goods, as a transport document names it. Source: ADR 2025, 5.4.1.1.1 */
export interface AdrLine {
  /** Four digits. */
  unNumber: string
  /** The proper shipping name. */
  name?: string | undefined
  class?: string | undefined
  packingGroup?: string | undefined
  tunnelCode?: string | undefined
  quantity?: number | undefined
  unit?: string | undefined
}

/** `UN 1203 BENZIN, 3, II, (D/E), 500 l` as the ADR writes it; what is not known is left out. */
export function adrLineText(line: AdrLine): string {
  const amount = line.quantity === undefined ? '' : `${germanNumber(line.quantity)} ${line.unit ?? 'kg'}`
  const head = [`UN ${line.unNumber}`, line.name?.trim()].filter(Boolean).join(' ')
  return [head, line.class, line.packingGroup, line.tunnelCode && `(${line.tunnelCode})`, amount]
    .filter(Boolean)
    .join(', ')
}

const germanNumber = (value: number) => String(value).replace('.', ',')
