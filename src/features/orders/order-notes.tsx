import { useEffect, useRef } from 'react'
import type { Order } from '#src/contract/orders.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextAreaField } from '#src/ui/field.tsx'
import { Section } from '#src/ui/panel-frame.tsx'
import { EditButton } from './edit-button.tsx'
import { useOrderEditing } from './order-editing.ts'
import { OrderFormFrame } from './order-form-frame.tsx'
import { useOrderForm } from './use-order-form.ts'

/** Longest note, in characters; what the contract allows. */
const MAX_NOTE = 5000

/** The internal note, as text or as a form. */
export function OrderNotes({ order }: { order: Order }) {
  const { t } = useText()
  const isEditing = useOrderEditing(order.id) === 'notes'
  const record = { kind: 'order', id: order.id, record: order } as const
  if (isEditing) {
    return (
      <Section title={t('orders.notes')}>
        <NotesForm order={order} />
      </Section>
    )
  }
  return (
    <Section title={t('orders.notes')} fact={<EditButton id="orders.editNotes" record={record} />}>
      <p className="break-words whitespace-pre-wrap">
        <bdi>{order.internalNotes ?? '–'}</bdi>
      </p>
    </Section>
  )
}

function NotesForm({ order }: { order: Order }) {
  const { t } = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useOrderForm({
    order,
    part: 'notes',
    commandId: 'orders.editNotes',
    title: t('orders.editNotes.done'),
    valuesOf: ({ internalNotes }) => ({ internalNotes: internalNotes ?? '' }),
    send: ({ services }, values, base, ifMatch) =>
      services.call('orders.update', {
        params: { id: base.id },
        body: { internalNotes: values['internalNotes']?.trim() || null },
        ifMatch,
        idempotencyKey: crypto.randomUUID(),
      }),
  })
  useEffect(() => {
    const input = field.current
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
    input?.form?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <OrderFormFrame form={form} order={order}>
      <TextAreaField
        ref={field}
        label={t('orders.notes')}
        labelHidden
        data-autofocus
        rows={4}
        maxLength={MAX_NOTE}
        value={form.values['internalNotes'] ?? ''}
        onChange={(event) => form.change('internalNotes', event.target.value)}
      />
    </OrderFormFrame>
  )
}
