import type { Transport } from '#src/contract/transports/transport.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { SignPicture, type SignKind } from '#src/ui/map/signs.tsx'
import { countKinds } from './trucks.ts'

/** Map or table, in the head of the panel. */
export function MapSwitch({ isTable, onChange }: { isTable: boolean; onChange(isTable: boolean): void }) {
  const { t } = useText()
  const keys = useKeysOf('map.toggleTable')
  return (
    <span className="flex items-center gap-2">
      <span
        role="group"
        aria-label={t('map.mode')}
        className="flex overflow-hidden rounded-control border border-line-strong"
      >
        {[false, true].map((table) => (
          <button
            key={String(table)}
            type="button"
            aria-pressed={table === isTable}
            onClick={() => onChange(table)}
            className={classes(
              'ring-inside h-6.5 px-2',
              table === isTable ? 'bg-hover font-semibold' : 'hover:bg-hover',
            )}
          >
            {t(table ? 'map.table' : 'map.title')}
          </button>
        ))}
      </span>
      {keys !== undefined && <KeyCaps keys={keys} />}
    </span>
  )
}

const KINDS: readonly SignKind[] = ['moving', 'approaching', 'standing', 'warning', 'failure']

interface LegendProps {
  trucks: readonly Transport[]
  /** How many there are in all. */
  total: number
  /** How many of them no one knows the position of. */
  hidden: number
}

/** What the signs mean, with how many there are of each. */
export function MapLegend({ trucks, total, hidden }: LegendProps) {
  const { t } = useText()
  const format = useFormat()
  const counts = countKinds(trucks)
  const newest = trucks.reduce((last, { lastUpdate = '' }) => (lastUpdate > last ? lastUpdate : last), '')
  return (
    <div className="flex h-9 shrink-0 items-center gap-3 border-b border-line px-4 text-chip whitespace-nowrap">
      <span className="flex min-w-0 grow flex-wrap gap-x-4 overflow-hidden leading-9 h-9">
        {KINDS.map((kind) => (
          <span key={kind} className="flex shrink-0 items-center gap-1.5">
            <SignPicture kind={kind} />
            {t(`map.legend.${kind}`, { count: format.number(counts[kind], 0) })}
          </span>
        ))}
        {hidden > 0 && (
          <span className="text-text-3">{t('map.legend.nowhere', { count: format.number(hidden, 0) })}</span>
        )}
        {total > trucks.length && (
          <span className="text-text-3">
            {t('map.legend.most', { shown: format.number(trucks.length, 0), total: format.number(total, 0) })}
          </span>
        )}
      </span>
      <span className="shrink-0 text-text-3">{newest !== '' && t('map.stand', { time: format.time(newest) })}</span>
    </div>
  )
}
