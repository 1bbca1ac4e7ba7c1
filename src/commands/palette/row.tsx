import { Fragment, type ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import type { SignName } from '#src/ui/signs/status-sign.tsx'
import { CommandIcon } from '../buttons/command-icon.tsx'
import type { MatchRange } from './rank.ts'
import type { PaletteRow } from './rows/palette-row.ts'

/** Draws the sign of a record's status; the app knows which statuses there are. */
export type DrawSign = (status: SignName) => ReactNode

/** A label with its matching letters marked. */
function Marked({ text, ranges }: { text: string; ranges: readonly MatchRange[] }) {
  if (ranges.length === 0) return <bdi>{text}</bdi>
  const ends = ranges.map((range) => range[1])
  return (
    <bdi>
      {ranges.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ends[index - 1] ?? 0, from)}
          <mark className="border-b border-accent bg-transparent font-semibold text-inherit">
            {text.slice(from, to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </bdi>
  )
}

function RowSign({ row, drawSign }: { row: PaletteRow; drawSign: DrawSign | undefined }) {
  if (row.blocked) return <Lock aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
  const sign = row.kind === 'hit' && row.hit.statusCode ? drawSign?.(row.hit.statusCode) : undefined
  return <span className="flex w-4 shrink-0 justify-center">{sign ?? <CommandIcon name={row.icon} />}</span>
}

/** Status, date and amount of a hit in columns of fixed width, so that they line up from row to row; on a small screen its sign and the date. */
function HitFacts({ row }: { row: PaletteRow }) {
  if (row.kind !== 'hit') return null
  const { status, date, amount } = row.hit
  if (!date && !amount)
    return status ? <span className="ml-auto min-w-0 truncate text-chip text-text-2 sm:shrink-0">{status}</span> : null
  return (
    <span className="ml-auto flex shrink-0 items-center gap-2 text-chip whitespace-nowrap text-text-2">
      {status && <span className="min-w-18 max-sm:sr-only">{status}</span>}
      {date && <span className="text-right sm:min-w-18">{date}</span>}
      {amount && <span className="min-w-20 text-right text-body text-text max-sm:sr-only">{amount}</span>}
    </span>
  )
}

/** A record leaves room for what is said of it; a list that is described says all by itself. */
function titleWidth(row: PaletteRow): string {
  if (row.kind !== 'hit') return row.keys ? 'max-w-96 max-sm:max-w-[54%]' : 'max-w-96 max-sm:max-w-[calc(100%-24px)]'
  return row.hit.panel === undefined ? 'max-w-full max-sm:max-w-[calc(100%-24px)]' : 'max-w-64 max-sm:max-w-[45%]'
}

/** The inside of a palette row: sign, title, context or reason, then status, date and amount, then the key. */
export function PaletteRowContent({ row, drawSign }: { row: PaletteRow; drawSign?: DrawSign }) {
  const { t } = useText()
  const { blocked } = row
  const reason = blocked && ('text' in blocked ? blocked.text : t(blocked.reason, blocked.values))
  return (
    <>
      <RowSign row={row} drawSign={drawSign} />
      <span className={classes('min-w-0 shrink-0 truncate', titleWidth(row))}>
        <Marked text={row.title} ranges={row.ranges} />
      </span>
      {reason ? (
        <span className="min-w-0 truncate text-chip text-text-2">{reason}</span>
      ) : (
        row.context && (
          <span className="min-w-0 truncate text-chip text-text-3">
            <Marked text={row.context} ranges={row.contextRanges ?? []} />
          </span>
        )
      )}
      <HitFacts row={row} />
      {row.keys && (
        <span className="ml-auto shrink-0 pl-2">
          <KeyCaps keys={row.keys} />
        </span>
      )}
    </>
  )
}
