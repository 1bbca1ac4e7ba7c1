import { useSyncExternalStore } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Board } from '#src/domain/planning/facts/board.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { filterFacts } from '#src/records/filters/words.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { NoMatchState, SkeletonBar } from '#src/ui/feedback/states.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { dispatchLists } from '../parts/lists.ts'
import { boardFilters } from './state/filters.ts'
import { boardState } from './state/state.ts'
import { useBoardFilters } from './state/use-filters.ts'
import type { BoardGeometry } from './state/geometry.ts'

/** Before the first answer: the first column and the rows, with grey bars. */
export function LoadingBoard({ geometry }: { geometry: BoardGeometry }) {
  const { t } = useText()
  return (
    <div role="status" aria-label={t('ui.loading')} className="after-150 min-h-0 grow overflow-hidden">
      <div style={{ height: geometry.axis }} className="border-b border-line-strong" />
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} style={{ height: geometry.row }} className="flex items-center border-b border-line">
          <span style={{ width: geometry.head }} className="shrink-0 pl-4">
            <SkeletonBar width={72} />
          </span>
          <span style={{ paddingLeft: ((row * 5) % 7) * 48 }}>
            <SkeletonBar width={120 + ((row * 3) % 4) * 24} />
          </span>
        </div>
      ))}
    </div>
  )
}

/** The rows stay, and what can be done stands below them. */
export function NothingPlanned() {
  const { t } = useText()
  const { run } = useCommands()
  const lists = useSessionValue(dispatchLists)
  const keys = useKeysOf('carry.pickUp')
  const pickUp = () => {
    lists.enter('work')
    void run('carry.pickUp')
  }
  return (
    <p className="flex shrink-0 items-center gap-4 border-t border-line px-4 py-2">
      <span className="font-semibold">{t('board.empty')}</span>
      {lists.canEnter('work') && (
        <Button keys={keys} onClick={pickUp}>
          {t('board.empty.pickUp')}
        </Button>
      )}
    </p>
  )
}

/** What is not on the board although it is there: no one may take a part for the whole. */
export function LeftOut({ of = [] }: { of?: Board['leftOut'] }) {
  const { t } = useText()
  const format = useFormat()
  if (of.length === 0) return null
  const said = of.map(({ what, most }) => t(`board.leftOut.${what}`, { most: format.number(most, 0) }))
  return (
    <p role="note" className="shrink-0 border-t border-line px-4 py-2">
      {said.join(' · ')}
    </p>
  )
}

/** No vehicle is left: what was asked for, and the way back. */
export function NothingFits() {
  const { t } = useText()
  const format = useFormat()
  const state = useSessionValue(boardState)
  const search = useBoardFilters()
  const [clearKeys, filterKeys] = [useKeysOf('list.clearFilters'), useKeysOf('list.filter')]
  const filters = useSyncExternalStore(state.filters.subscribe, state.filters.current)
  const facts = filterFacts(boardFilters, search, { t, format })
  return (
    <div className="shrink-0 border-t border-line">
      <NoMatchState
        title={t('board.noMatch')}
        filters={facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        reset={{ onRun: () => filters?.clear?.(), keys: clearKeys }}
        change={{ onRun: () => filters?.open(), keys: filterKeys }}
      />
    </div>
  )
}
