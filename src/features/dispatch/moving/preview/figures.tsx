import type { ReactNode } from 'react'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { signed, signedDuration, signedWay } from '../words.ts'

/** What a plan costs and earns, in one line. */
export function FiguresLine({ verdict: { figures } }: { verdict: Verdict }) {
  const { t } = useText()
  const format = useFormat()
  const { km, kmBefore, emptyKm, emptyKmBefore, minutes, minutesBefore, margin } = figures
  const parts = [
    signedWay(km - kmBefore, format),
    t('carry.line.empty', { km: signed(emptyKm - emptyKmBefore, format) }),
    signedDuration(minutes - minutesBefore, format),
  ]
  return (
    <span className="flex min-w-0 text-chip text-text-2">
      {/* What has no room goes to a line that is not seen: a figure is there as a whole or not at all. */}
      <span className="flex h-4 min-w-0 flex-wrap overflow-clip whitespace-nowrap before:h-4 before:content-['']">
        {parts.map((part, at) => (
          <span key={part} className="pr-1">
            {at === 0 ? part : `· ${part}`}
          </span>
        ))}
      </span>
      {margin !== undefined && (
        // The margin is what stays where it gets narrow.
        <span className="shrink-0">
          {`· ${t('carry.margin')} `}
          <b className="font-semibold text-text">{format.money(margin)}</b>
        </span>
      )}
    </span>
  )
}

/** The same as a table, with what it comes of. */
export function FiguresTable({ verdict: { figures } }: { verdict: Verdict }) {
  const { t } = useText()
  const format = useFormat()
  const { km, kmBefore, emptyKm, emptyKmBefore, minutes, minutesBefore } = figures
  const { customerPrice, extraCost, margin } = figures
  const more = km - kmBefore
  return (
    <dl className="flex w-72 shrink-0 flex-col gap-1 border-l border-line px-4 py-2 text-chip @max-[560px]:w-full @max-[560px]:border-l-0">
      <Line
        name={t('carry.route')}
        detail={`${format.number(kmBefore, 0)} → ${format.way(km)}`}
        value={signed(more, format)}
      />
      <Line name={t('carry.emptyKm')} value={signed(emptyKm - emptyKmBefore, format)} />
      <Line
        name={t('carry.time')}
        detail={`${format.duration(minutesBefore)} → ${format.duration(minutes)}`}
        value={signedDuration(minutes - minutesBefore, format)}
      />
      {customerPrice !== undefined && <Line name={t('carry.customerPrice')} value={format.money(customerPrice)} />}
      {extraCost !== undefined && <Line name={t('carry.extraCost')} value={format.money(-extraCost)} />}
      {margin !== undefined && <Line name={t('carry.margin')} value={format.money(margin)} isSum />}
    </dl>
  )
}

function Line({ name, detail, value, isSum }: { name: string; detail?: string; value: ReactNode; isSum?: boolean }) {
  return (
    <div className={classes('flex items-baseline gap-2', isSum && 'mt-1 border-t border-line pt-1 font-semibold')}>
      <dt className="min-w-0 truncate text-text-2">
        {name}
        {detail !== undefined && <span className="ml-2 text-text-3">{detail}</span>}
      </dt>
      <dd className="ml-auto shrink-0">{value}</dd>
    </div>
  )
}
