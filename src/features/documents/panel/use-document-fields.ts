import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Document } from '#src/contract/documents/document.ts'
import type { ReadField } from '#src/contract/documents/readings.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { orderByIdQuery } from '#src/entities/orders/order-query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { BY_HAND } from '../fields/known-fields.ts'
import { readingOfDocument } from '../fields/reading-of-document.ts'
import { useChoices } from '../fields/use-choices.ts'

/** A field nobody has read, to be filled in by hand. */
const blank = (name: string): ReadField => {
  return {
    name,
    value: '',
    confidence: 0,
    source: undefined,
    doubts: [],
    alternatives: [],
    page: undefined,
    box: undefined,
  }
}

/** Fields of a document that say nothing of where they were read. */
const plainFields = (data: Readonly<Record<string, string>>): ReadField[] =>
  Object.entries(data).map(([name, value]) => ({ ...blank(name), value, confidence: 1 }))

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
  const { choices, choose, forget } = useChoices(id)
  const [isByHand, setByHand] = useState(false)

  const read = reading.data?.fields
  const isAsked = ocrProcessed && reading.isPending
  const isFilledIn = isByHand || Object.keys(choices).length > 0
  const fields = useMemo(() => {
    const found = read ?? (isAsked || extractedData === undefined ? [] : plainFields(extractedData))
    const current = document.verified && extractedData !== undefined ? withKept(found, extractedData) : found
    const all = current.length === 0 && isFilledIn && !isAsked ? BY_HAND.map(blank) : current
    const missing = Object.keys(choices).filter((name) => !all.some((field) => field.name === name))
    return [...all, ...(isAsked ? [] : missing.map(blank))].filter(
      ({ name }) => name !== 'price.customer' || may(role, 'money.read'),
    )
  }, [read, isAsked, extractedData, document.verified, isFilledIn, choices, role])
  const shown = useMemo(
    () => readingOfDocument({ fields, order: order.data, choices, verified: document.verified }, format, t),
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
