import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { SkeletonBar } from '#src/ui/states.tsx'
import type { BoardGeometry } from './geometry.ts'

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
  return (
    <p className="flex shrink-0 items-center gap-4 border-t border-line px-4 py-2">
      <span className="font-semibold">{t('board.empty')}</span>
      <CommandButton id="orders.create" />
    </p>
  )
}
