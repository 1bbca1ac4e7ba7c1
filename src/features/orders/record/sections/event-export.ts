import type { OrderEvent } from '#src/contract/orders/events.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { csvOf, fileName, saveFile } from '#src/records/output/csv-file.ts'
import type { FileField } from '#src/records/output/file-fields.ts'
import { changeWords, type ChangeWords } from '../../order-change-text.ts'
import { kindOf, kindText } from './event-filter.tsx'

/** One line of the file: an event, and one field of it where it has changed any. */
interface Line {
  event: OrderEvent
  change: ChangeWords | undefined
}

/** Saves a history as a CSV file, a line per changed field: when, who, what, old, new, and the reason given. */
export async function exportEvents(asked: {
  order: string
  events: readonly OrderEvent[]
  currency: string | undefined
  t: Translate
  format: Format
}): Promise<void> {
  const { order, events, currency, t, format } = asked
  const lines = events.flatMap((event): Line[] => {
    const changes = changeWords(event.changedFields, currency, t, format)
    return changes.length === 0 ? [{ event, change: undefined }] : changes.map((change) => ({ event, change }))
  })
  const text = (header: string, of: (line: Line) => string | undefined): FileField<Line> => ({
    header,
    cell: (line) => ({ kind: 'text', value: of(line) }),
  })
  const { file } = await csvOf(once(lines), [
    {
      header: t('orders.events.filter.day'),
      cell: ({ event }) => ({ kind: 'date', value: epochToZoned(Date.parse(event.createdAt)).date }),
    },
    text(t('orders.events.time'), ({ event }) => format.time(event.createdAt)),
    text(t('orders.events.filter.person'), ({ event }) => event.actorName),
    text(t('orders.events.filter.kind'), ({ event }) => kindText(kindOf(event), t)),
    text(t('undo.conflict.fieldHead'), ({ change }) => change?.field),
    text(t('orders.events.old'), ({ change }) => change?.from),
    text(t('orders.events.new'), ({ change }) => change?.to),
    text(t('orders.events.reason'), ({ event }) => {
      const reason = event.payload?.['notes'] ?? event.payload?.['overrideReason']
      return typeof reason === 'string' ? reason : undefined
    }),
  ])
  saveFile(file, fileName(`${order} ${t('orders.events')}`, Date.now()))
}

async function* once<T>(piece: T): AsyncIterable<T> {
  yield piece
}
