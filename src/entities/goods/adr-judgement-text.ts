import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import { judgeAdr, limitedKg, loadTunnelCode, needsLimitedMark } from '#src/domain/goods/adr-points.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** The points of a load, or why there are none: "1.500", "Menge fehlt", "Beförderungskategorie 0". Source: ADR 2025, 1.1.3.6 */
export function adrPointsText(lines: readonly AdrLine[], t: Translate, format: Format): string {
  const { points, noPoints } = judgeAdr(lines)
  if (points !== undefined) return format.number(points)
  return t(noPoints === 'never' || noPoints === 'carriage' ? `orders.adr.${noPoints}` : 'orders.adr.unknown')
}

/**
 * What the ADR asks for a load: "1.500 · kennzeichnungspflichtig · Tunnelcode D/E", what of it was assumed, and the mark of limited
 * quantities. Source: ADR 2025, 1.1.3.6, 3.4.13, 8.6.4
 */
export function adrJudgementText(lines: readonly AdrLine[], t: Translate, format: Format): string {
  const { free, assumed } = judgeAdr(lines)
  const tunnel = loadTunnelCode(lines)
  const substances = assumed.map((number) => `UN ${number}`).join(', ')
  const mark = limitedKg(lines) === undefined ? 'orders.adr.limitedUnknown' : 'orders.adr.limitedMark'
  return [
    adrPointsText(lines, t, format),
    t(free ? 'orders.adr.free' : 'orders.adr.needed'),
    tunnel !== undefined && t('orders.adr.tunnel', { code: tunnel }),
    substances !== '' && t('orders.adr.assumed', { substances }),
    needsLimitedMark(lines) && t(mark),
  ]
    .filter(Boolean)
    .join(' · ')
}
