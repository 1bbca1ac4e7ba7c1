import { ArrowRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { provesDelivery } from '#src/domain/documents/document-kinds.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { typedValue } from '#src/entities/documents/fields/field-values.ts'
import { knownField } from '#src/entities/documents/fields/known-fields.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isDoubtful, type ReadingField } from '#src/records/reading/reading-field.ts'
import { ReadingFields } from '#src/records/reading/reading-fields.tsx'
import { ReadingSummary } from '#src/records/reading/summary.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { checks } from '../fields/check-handle.ts'
import { NotRead } from './not-read.tsx'
import { ReadAgainProgress } from './read-again.tsx'
import type { useDocumentFields } from './use-document-fields.ts'

interface FieldsColumnProps {
  document: Document
  reading: ReturnType<typeof useDocumentFields>
  current: string | undefined
  onCurrent(name: string): void
  /** What is known of the document itself, below its fields. */
  children: ReactNode
}

/** The fields of a document with what is done with them: summary, fields, what comes of it, and the button for that. */
export function FieldsColumn({ document, reading, current, onCurrent, children }: FieldsColumnProps) {
  const { t } = useText()
  const { role } = useSession()
  const foot = useRef<HTMLDivElement>(null)
  const { fields, choose, forget } = reading
  const record = { kind: 'document', id: document.id, record: document } as const
  const doubtful = fields.filter(isDoubtful).length
  const isOpen = !document.verified
  useRecordHandle(checks, record, { values: fields.length === 0 ? undefined : keptOf(fields), kept: forget })

  const take = (field: ReadingField, value: string, how: 'taken' | 'typed') =>
    choose(field.name, how === 'typed' ? typedValue(value, knownField(field.name)?.kind ?? 'text') : value)
  return (
    <>
      {fields.length > 0 && <ReadingSummary fields={fields} sure={document.orderId ? 'documents.agree' : undefined} />}
      {fields.length > 0 && <ReadAgainProgress document={document} />}
      <div className="min-h-0 grow overflow-y-auto">
        {reading.isLoading && <LoadingRows rows={6} rowHeight={24} />}
        {!reading.isLoading && fields.length === 0 && isOpen && (
          <NotRead document={document} onByHand={reading.fillIn} />
        )}
        {fields.length > 0 && (
          <ReadingFields
            record={record}
            fields={fields}
            sections={[
              {
                id: 'order',
                title: t('records.order'),
                fact: document.orderId && <RecordLink kind="order" id={document.orderId} label={document.orderId} />,
              },
              { id: 'goods', title: t('documents.section.goods') },
              { id: 'more', title: t('documents.section.more') },
            ]}
            current={current}
            onCurrent={onCurrent}
            onTake={take}
            onDone={() => foot.current?.querySelector<HTMLElement>('[data-next] button')?.focus()}
            isAwaited={reading.isFilledIn}
            isEditable={isOpen && may(role, 'documents.verify')}
          />
        )}
        {!reading.isLoading && children}
      </div>
      {isOpen && may(role, 'documents.verify') && (
        <p className="flex h-9 shrink-0 items-center gap-2 border-t border-line px-4 text-text-2">
          <ArrowRight aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
          <span className="truncate">{effectOf(document, reading.order, t)}</span>
        </p>
      )}
      <div ref={foot} data-foot className="flex min-h-12 shrink-0 items-center gap-2 border-t border-line px-4">
        {isOpen ? (
          <>
            {fields.length > 0 && <CommandButton id="documents.read" record={record} label={t('ocr.readAnew')} />}
            {doubtful > 0 && (
              <span className="ml-auto text-chip text-text-3">{t('reading.stillToCheck', { count: doubtful })}</span>
            )}
            <span data-next className={doubtful > 0 ? undefined : 'ml-auto'}>
              <CommandButton
                id="documents.check"
                record={record}
                label={t('records.document.verified')}
                variant={doubtful > 0 ? 'secondary' : 'primary'}
                className={doubtful > 0 ? 'bg-hover! text-text-3!' : undefined}
              />
            </span>
          </>
        ) : (
          <span className="ml-auto">
            <CommandButton id="documents.verify" record={record} label={t('documents.uncheck')} />
          </span>
        )}
      </div>
    </>
  )
}

/** All values as they are kept once the document is checked. */
const keptOf = (fields: readonly ReadingField[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])))

/** What follows from the check: a proof of delivery lets its order be billed. */
function effectOf(
  { kind, orderId }: Document,
  order: Pick<Order, 'status' | 'proofOfDeliveryVerified'> | undefined,
  t: ReturnType<typeof useText>['t'],
): string {
  const proves = order !== undefined && provesDelivery({ kind, orderStatus: order.status })
  if (proves && orderId !== undefined && !order.proofOfDeliveryVerified)
    return t('documents.effect.billable', { order: orderId })
  return t('documents.effect.checked')
}
