import { planTownsText } from '#src/domain/planning/facts/order-route.ts'
import { useId } from 'react'
import type { Board } from '#src/domain/planning/facts/board.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import type { LeftOrder } from '#src/domain/planning/day/left-open.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'

/** Orders a proposal leaves, each with why; without those that somebody has planned since. */
export function LeftOpen({ left, board }: { left: readonly LeftOrder[]; board: Board }) {
  const { t } = useText()
  const format = useFormat()
  const title = useId()
  const open = left.flatMap(({ id, why }) => {
    const order = board.orders.get(id)
    const isPlanned = indexOf(board).tourOf.get(id)?.tour.resource !== undefined
    return order === undefined || isPlanned ? [] : [{ order, why }]
  })
  if (open.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="flex h-8 items-center border-b border-line bg-sunken px-4 text-section text-text-2">
        {t('proposals.day.open.title', { count: open.length })}
      </h3>
      <ul>
        {open.map(({ order, why }) => (
          <li key={order.id} className="border-b border-line px-4 py-1.5 text-chip">
            <p className="truncate">{`${order.number} ${planTownsText(order)}`}</p>
            <p className="text-text-2">
              {why.code === 'dear'
                ? t('proposals.day.open.dear', {
                    cost: format.wholeMoney(why.cost),
                    most: format.wholeMoney(why.most),
                  })
                : t(`proposals.day.open.${why.code}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
