import type { BreakdownRow } from '#src/contract/reports/reports.ts'
import type { Dimension } from '#src/domain/reports/figures.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { weekName } from '../figures/figure-text.ts'

/** What a row is called: a record by its name, the others by what they stand for. */
export function rowName(row: Pick<BreakdownRow, 'kind' | 'name' | 'key'>, by: Dimension, t: Translate, format: Format) {
  if (row.kind === 'own') return t('reports.row.own')
  if (row.kind === 'foreign') return t('reports.row.foreign')
  if (row.kind === 'none') return t(by === 'customer' ? 'reports.row.noCustomer' : 'reports.row.noCarrier')
  return by === 'week' ? weekName(row.key, format) : row.name || row.key
}

/** The kind of panel that shows what a row stands for; a lane and a week have none. */
export const panelOfRow = (by: Dimension, { kind }: Pick<BreakdownRow, 'kind'>): 'partner' | 'vehicle' | undefined => {
  if (kind !== 'record') return undefined
  if (by === 'customer' || by === 'carrier') return 'partner'
  return by === 'vehicle' ? 'vehicle' : undefined
}
