import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Document } from '#src/contract/documents/document.ts'
import type { ReadField } from '#src/contract/documents/readings.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { BY_HAND } from '#src/entities/documents/fields/known-fields.ts'
import { blankField } from '#src/entities/documents/fields/blank-field.ts'
import { shownReading } from '#src/entities/documents/fields/shown-reading.ts'
import { useChoices } from '#src/entities/documents/fields/use-choices.ts'
import { orderByIdQuery } from '#src/entities/orders/order-query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** Fields of a document that say nothing of where they were read. */
const plainFields = (data: Readonly<Record<string, string>>): ReadField[] =>
  Object.entries(data).map(([name, value]) => ({ ...blankField(name), value, confidence: 1 }))

/** What was read of a document, held against its order, with what a person has chosen. */
export function useDocumentFields(document: Document) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const { role } = useSession()
  const { id, orderId = '', ocrProcessed, extractedData } = document
  const reading = useQuery({ ...queryFor(call, 'documents.reading', { params: { id } }), enabled: ocrProcessed })
  const canReadOrder = orderId !== '' && may(role, 'orders.read')
  const order = useQuery({ ...orderByIdQuery(call, orderId), enabled: canReadOrder })
  const { choices, choose, forget } = useChoices(`document-fields.${id}`)
  const [isByHand, setByHand] = useState(false)

  const read = reading.data?.fields
  const isAsked = ocrProcessed && reading.isPending
  const isFilledIn = isByHand || Object.keys(choices).length > 0
  const fields = useMemo(() => {
    const found = read ?? (isAsked || extractedData === undefined ? [] : plainFields(extractedData))
    const current = document.verified && extractedData !== undefined ? withKept(found, extractedData) : found
    const all = current.length === 0 && isFilledIn && !isAsked ? BY_HAND.map(blankField) : current
    const missing = Object.keys(choices).filter((name) => !all.some((field) => field.name === name))
    return [...all, ...(isAsked ? [] : missing.map(blankField))].filter(
      ({ name }) => name !== 'price.customer' || may(role, 'money.read'),
    )
  }, [read, isAsked, extractedData, document.verified, isFilledIn, choices, role])
  const shown = useMemo(
    () => shownReading({ fields, order: order.data, choices, verified: document.verified }, format, t),
    [fields, order.data, choices, document.verified, format, t],
  )
  return {
    fields: shown,
    order: order.data,
    isLoading: isAsked,
    fillIn: () => setByHand(true),
    isFilledIn: isByHand,
    choose,
    forget,
  }
}

/** A reading with the values that were kept once the document was checked. */
function withKept(fields: readonly ReadField[], kept: Readonly<Record<string, string>>): ReadField[] {
  const known = fields.map((field) => ({ ...field, value: kept[field.name] ?? field.value }))
  const others = Object.keys(kept).filter((name) => !fields.some((field) => field.name === name))
  return [...known, ...plainFields(Object.fromEntries(others.map((name) => [name, kept[name] ?? ''])))]
}
