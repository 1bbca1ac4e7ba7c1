import { RecordLink } from '#src/commands/record-link.tsx'
import type { HandoverItem, HandoverPart } from '#src/contract/handovers/handover.ts'
import { useText } from '#src/i18n/use-text.ts'
import { recordOf } from './use-handover-keys.ts'

/** What was open, part by part; `isPaper`: nothing of it can be opened. */
export function HandoverParts({ parts, isPaper = false }: { parts: readonly HandoverPart[]; isPaper?: boolean }) {
  const { t } = useText()
  const first = parts.find(({ items }) => items.length > 0)?.items[0]
  return parts.map(({ part, total, items }) => (
    <section key={part} aria-label={t(`handovers.part.${part}`)} className="mb-4">
      <h2 className="flex items-baseline gap-2 border-b border-line pb-1 text-section text-text-2">
        {t(`handovers.part.${part}`)}
        <span className="text-text-3">{total}</span>
      </h2>
      {items.length === 0 && <p className="py-1.5 text-text-3">{t('handovers.nothing')}</p>}
      <ul>
        {items.map((item) =>
          isPaper ? (
            <li key={item.id} className="border-b border-line">
              <Line item={item} />
            </li>
          ) : (
            <Row key={item.id} item={item} isFirst={item === first} />
          ),
        )}
      </ul>
      {total > items.length && <p className="py-1 text-text-3">{t('app.others', { count: total - items.length })}</p>}
    </section>
  ))
}

/** A row the keyboard walks through; its name opens the record it is about. */
function Row({ item, isFirst }: { item: HandoverItem; isFirst: boolean }) {
  return (
    <li
      data-handed
      data-autofocus={isFirst || undefined}
      tabIndex={isFirst ? 0 : -1}
      className="ring-inside border-b border-line hover:bg-hover focus:bg-tint"
    >
      <Line item={item} isLink />
    </li>
  )
}

function Line({ item, isLink = false }: { item: HandoverItem; isLink?: boolean }) {
  const { label, detail } = item
  const record = isLink ? recordOf(item) : undefined
  return (
    <span className="grid min-h-8 grid-cols-[minmax(120px,220px)_minmax(0,1fr)] items-center gap-x-4 px-1 py-1">
      <span className="min-w-0 truncate">
        {record === undefined ? <bdi>{label}</bdi> : <RecordLink {...record} label={label} />}
      </span>
      <span className="min-w-0 break-words text-text-2">{detail}</span>
    </span>
  )
}
