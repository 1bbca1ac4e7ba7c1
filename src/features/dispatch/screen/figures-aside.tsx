import { useSyncExternalStore } from 'react'
import type { TransportStatus } from '#src/domain/workflow/transport-status.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { dock } from '#src/workspace/dock/dock.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { AlertCounts } from '../side-lists/alert-counts.tsx'
import type { Shape } from './use-parts.ts'
import { boardState } from '../board/state/state.ts'

const SIGNS: readonly TransportStatus[] = ['PLANNING', 'ASSIGNED', 'NOTIFIED', 'IN_TRANSIT', 'DELIVERED']

/**
 * At the right of the figures: what the signs of the board mean, where there is much room; how much goes wrong, where something
 * else stands in the place of the alerts.
 */
export function FiguresAside({ shape }: { shape: Shape }) {
  const { hasPreview } = useSessionValue(boardState)
  const docked = useSessionValue(dock)
  const gives = useSyncExternalStore(hasPreview.subscribe, hasPreview.current)
  const isDocked = useSyncExternalStore(docked.subscribe, () => docked.current() !== null)
  if (isDocked || (gives && shape === 'usual')) return <AlertCounts />
  return shape === 'wide' ? <Legend /> : null
}

function Legend() {
  const { t } = useText()
  return (
    <ul
      aria-label={t('board.legend')}
      className="flex shrink-0 items-center gap-4 text-chip text-text-2 @max-[1620px]:hidden"
    >
      {SIGNS.map((status) => (
        <li key={status}>
          <StatusWord status={status}>{t(`transport.status.${status}`)}</StatusWord>
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="board-legend-load" />
        {t('board.legend.load')}
      </li>
    </ul>
  )
}
