import { useId, useState } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { FuelSurcharge } from '#src/contract/partners/tariffs.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { shortMonth } from '../month-text.ts'
import { Block } from './block.tsx'
import { useFloaters } from './use-floaters.ts'

/** Months that are drawn. */
const SHOWN = 6
const WIDTH = 384
const HEIGHT = 104
/** Room above the bars for their figures, and below for the months, px. */
const ABOVE = 22
const BELOW = 18
const BAR = 40

/** What is added to the freight for diesel, month by month; the table behind it says the same. */
export function FloaterBlock() {
  const { t } = useText()
  const format = useFormat()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const floaters = useFloaters().slice(0, SHOWN).toReversed()
  const last = floaters.at(-1)
  if (last === undefined) return null
  return (
    <Block
      title={t('floater.name')}
      actions={
        <>
          <Button
            variant="quiet"
            aria-expanded={isTable}
            aria-controls={id}
            className="-my-1 h-6 text-chip text-text-3"
            onClick={() => setTable((before) => !before)}
          >
            {t(isTable ? 'floater.asChart' : 'floater.asTable')}
          </Button>
          <CommandButton
            id="fuelSurcharges.manage"
            label={t('partners.add')}
            variant="quiet"
            className="-my-1 h-6 gap-1.5 text-chip text-text-3"
          />
        </>
      }
    >
      {!isTable && (
        <div className="px-4 pb-1">
          <Bars
            floaters={floaters}
            label={t('floater.chart', {
              month: format.month(last.month),
              percent: format.percent(last.percent, 2),
            })}
          />
        </div>
      )}
      <p className="px-4 pb-2 text-chip text-text-3">{t('floater.fact', { index: last.indexName })}</p>
      <table id={id} className={isTable ? 'mx-4 mb-3' : 'sr-only'}>
        <caption className="sr-only">{t('floater.name')}</caption>
        <thead>
          <tr className="text-left text-section text-text-2">
            <th scope="col" className="pr-6">
              {t('floater.month')}
            </th>
            <th scope="col" className="pr-6 text-right">
              {t('floater.percent')}
            </th>
            <th scope="col" className="text-right">
              {t('floater.indexValue')}
            </th>
          </tr>
        </thead>
        <tbody>
          {floaters.map(({ id: key, month, percent, indexValue }) => (
            <tr key={key}>
              <td className="pr-6">{format.month(month)}</td>
              <td className="pr-6 text-right tabular-nums">{format.percent(percent, 2)}</td>
              <td className="text-right tabular-nums">{format.number(indexValue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}

/** A bar for each month, from zero, with its figure above it; the last one is the darker. */
function Bars({ floaters, label }: { floaters: readonly FuelSurcharge[]; label: string }) {
  const format = useFormat()
  const highest = Math.max(0, ...floaters.map(({ percent }) => percent))
  const lowest = Math.min(0, ...floaters.map(({ percent }) => percent))
  const room = HEIGHT - ABOVE - BELOW
  // A level course of zero has a base line and no bars.
  const scale = room / (highest - lowest || 1)
  const base = ABOVE + highest * scale
  const step = floaters.length < 2 ? 0 : (WIDTH - BAR) / (floaters.length - 1)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-[480px]">
      <line x1={0} x2={WIDTH} y1={base + 0.5} y2={base + 0.5} className="stroke-line-strong" />
      {floaters.map(({ id, month, percent }, at) => {
        const isLast = at === floaters.length - 1
        const x = at * step
        const height = Math.abs(percent) * scale
        const top = percent >= 0 ? base - height : base
        return (
          <g key={id}>
            <rect x={x} y={top} width={BAR} height={height} className={isLast ? 'fill-text-2' : 'fill-control'} />
            <text
              x={x + BAR / 2}
              y={Math.max(10, (percent >= 0 ? top : base) - 6)}
              textAnchor="middle"
              className={isLast ? 'fill-text text-[11px] font-semibold' : 'fill-text text-[11px]'}
            >
              {format.percent(percent, 2)}
            </text>
            <text x={x + BAR / 2} y={HEIGHT - 4} textAnchor="middle" className="fill-text-3 text-[11px]">
              {shortMonth(month, format.language)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
