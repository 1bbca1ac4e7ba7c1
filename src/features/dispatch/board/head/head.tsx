import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { BoardFilterChips } from './filter-chips.tsx'
import { BoardFind } from './find-field.tsx'
import { boardState } from '../state/state.ts'
import { ZOOMS } from '../state/time.ts'

/** What belongs to the board in the head of the screen: how many vehicles, the time it shows, finding, what bars changes. */
export function BoardHead() {
  const { t } = useText()
  const { role } = useSession()
  const state = useSessionValue(boardState)
  const shown = useSyncExternalStore(state.rows.subscribe, state.rows.current)
  const keys = useKeysOf('board.zoom.day')
  const vehicles = vehiclesIn(shown?.rows)
  const all = vehiclesIn(shown?.all)
  return (
    <>
      {vehicles !== undefined && (
        <span
          className={classes('shrink-0 text-text-3', vehicles === all ? '@max-[1000px]:hidden' : '@max-[480px]:hidden')}
        >
          {vehicles === all || all === undefined
            ? t('board.vehicles', { count: vehicles })
            : t('board.vehiclesOf', { count: vehicles, all })}
        </span>
      )}
      {/* A phone shows no stretch of time. */}
      <span className="flex shrink-0 items-center gap-2 @max-[480px]:hidden">
        <CommandButton id="board.windowBack" icon={ChevronLeft} iconOnly />
        <CommandButton id="board.today" label={t('board.todayButton')} variant="secondary" showKeys={false} />
        <CommandButton id="board.windowOn" icon={ChevronRight} iconOnly />
        <ZoomSwitch />
      </span>
      {keys !== undefined && (
        <span className="@max-[860px]:hidden">
          <KeyCaps keys={keys.split(' ')[0] ?? keys} />
        </span>
      )}
      {shown !== undefined && <BoardFilterChips />}
      {shown !== undefined && <BoardFind />}
      <OfflineAge now={shown?.board.now} />
      {!may(role, 'transports.write') && (
        <span className="flex shrink-0 items-center gap-1 text-chip text-text-2">
          <Lock aria-hidden size={14} strokeWidth={1.75} />
          {t('board.readOnly')}
        </span>
      )}
    </>
  )
}

const vehiclesIn = (rows: readonly ResourceRow[] | undefined) =>
  rows?.filter(({ resource }) => resource?.key.startsWith('vehicle:')).length

function ZoomSwitch() {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const { zoom } = useSyncExternalStore(state.window.subscribe, state.window.current)
  return (
    <span role="group" aria-label={t('board.zoom')} className="flex shrink-0">
      {ZOOMS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === zoom}
          onClick={() => state.window.set({ ...state.window.current(), zoom: one })}
          className={classes(
            'press -ml-px h-7 border border-line-strong px-2 first:ml-0 first:rounded-l-control last:rounded-r-control hover:bg-hover',
            one === zoom && 'bg-hover font-semibold',
          )}
        >
          {t(`board.zoomTo.${one}`)}
        </button>
      ))}
    </span>
  )
}

/** Offline, how old the board is. */
function OfflineAge({ now }: { now: number | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const isOnline = useSyncExternalStore(
    (tell) => onlineManager.subscribe(tell),
    () => onlineManager.isOnline(),
  )
  if (isOnline || now === undefined) return null
  return <span className="shrink-0 text-chip text-status-amber">{t('board.asOf', { time: format.time(now) })}</span>
}
