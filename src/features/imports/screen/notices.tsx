import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FigureNote } from '#src/ui/page/figure-list.tsx'
import type { ImportState } from '../work/state.ts'

/** What is to be known before anything is created, and what came of it. */
export function Notices({ state }: { state: ImportState }) {
  const { t } = useText()
  const format = useFormat()
  const { known, creation, counts } = state
  return (
    <>
      {known !== undefined && counts.known > 0 && (
        <FigureNote
          title={t('imports.known.title', { date: format.stamp(known.at) })}
          detail={t('imports.known.left', { count: counts.known, total: format.number(counts.known) })}
        />
      )}
      {creation !== undefined && creation.state !== 'running' && (
        <p
          role="status"
          className="flex min-h-8 shrink-0 items-center gap-2 border-b border-line bg-tint px-4 text-chip"
        >
          <strong className="font-semibold">
            {t('imports.result', { created: format.number(counts.created), open: format.number(counts.open) })}
          </strong>
          {creation.message !== undefined && <span className="truncate text-text-2">{creation.message}</span>}
        </p>
      )}
    </>
  )
}
