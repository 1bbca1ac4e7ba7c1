import { crewNames } from '#src/domain/planning/facts/board.ts'
import { memo, useSyncExternalStore } from 'react'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { signOf } from '#src/ui/signs/status-sign.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { keyOfRow } from '../state/moves.ts'
import { boardState } from '../state/state.ts'
import { rowName } from './cell-sentence.ts'
import type { BoardGeometry } from '../state/geometry.ts'
import { firstFitting, fitted, textWidth, withInitial } from '#src/ui/text-width.ts'

/** Font sizes of the two lines and of the figure, px; what stands around the words, and between words and figure. */
const SIZES = { name: 13, facts: 11, figure: 12 }
const AROUND = 25
const BETWEEN = 8
/** The sign of papers that have ended, px. */
const MARK = 20

/** Whether the keyboard is in a row; told of when that changes. */
export function useHasCursor(row: ResourceRow): boolean {
  const { cursor } = useSessionValue(boardState)
  const key = keyOfRow(row)
  return useSyncExternalStore(cursor.subscribe, () => {
    const place = cursor.current()
    return place !== undefined && place.resource === key
  })
}

interface RowHeadProps {
  row: ResourceRow
  geometry: BoardGeometry
  /** Where it does not stand in its row, what heads the row there is named by this. */
  id?: string
  /** Px from the top of the first row, and how high it is. */
  top?: number
  height?: number
}

/** The name of a row and what is known of it. */
export const RowHead = memo(function RowHead({ row, geometry, id, top, height }: RowHeadProps) {
  const { t } = useText()
  const format = useFormat()
  const { resource, tours, lapsed } = row
  const isLapsed = lapsed.length > 0
  const sign = lapsed.some(({ severity }) => severity === 'block') ? 'failure' : 'warning'
  const hasCursor = useHasCursor(row)
  const crew = crewNames(resource)
  const facts =
    resource === undefined
      ? [t('board.tours', { count: tours.length })]
      : [
          ...(isLapsed ? [t('board.papersExpired')] : []),
          resource.key.startsWith('carrier:')
            ? t('board.carrier')
            : resource.type && t(`vehicle.type.${resource.type}`),
          ...(crew.length > 0 ? crew : [resource.key.startsWith('carrier:') ? resource.plate : undefined]),
        ]
  const figure = resource === undefined ? '–' : format.number(resource.loadingMeters, 1, true)
  const name = rowName(row, t)
  const said = facts.filter(Boolean).join(' · ')
  const room = geometry.head - AROUND
  const mark = resource === undefined ? textWidth('?', SIZES.name) + BETWEEN : 0
  const shorter = facts.map((fact) => (fact !== undefined && crew.includes(fact) ? withInitial(fact) : fact))
  const shown = {
    name: fitted(name, room - mark - BETWEEN - textWidth(figure, SIZES.figure), SIZES.name),
    // That it may not be driven goes before what it is.
    facts: isLapsed
      ? fitted(t('board.papersExpired'), room - MARK, SIZES.facts)
      : firstFitting([said, shorter.filter(Boolean).join(' · ')], room, SIZES.facts),
  }
  const isCut = shown.name !== name || shown.facts !== said
  return (
    <div
      {...(id === undefined ? { role: 'rowheader', 'aria-colindex': 1 } : { id })}
      aria-label={isCut ? `${name} ${figure} ${said}` : undefined}
      data-cursor={hasCursor ? '' : undefined}
      className="board-head"
      style={{ top, height }}
    >
      <span className="board-head-line">
        {resource === undefined && (
          <span aria-hidden className="font-semibold">
            ?
          </span>
        )}
        <bdi className="grow">{shown.name}</bdi>
        <span>{figure}</span>
      </span>
      <span
        className={isLapsed ? 'board-facts signed' : 'board-facts'}
        {...(isLapsed && { 'data-sign': signOf(sign), 'data-coloured': '' })}
      >
        {shown.facts}
      </span>
    </div>
  )
})
