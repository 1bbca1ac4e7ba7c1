import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { orderDocumentsQuery } from '../../orders.queries.ts'
import { SectionFailure } from './section-failure.tsx'

/** The documents of an order; nothing asked for by those who may not read them, nor before `isSeen`. */
export function useOrderDocuments(id: string, isSeen = true) {
  const call = useCall()
  const { role } = useSession()
  return useQuery({ ...orderDocumentsQuery(call, id), enabled: isSeen && may(role, 'documents.read') })
}

/** Papers of the order, each opens beside. Nothing while there are none; that they could not be had is said. */
export function OrderDocuments({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const query = useOrderDocuments(id)
  const documents = query.data?.data ?? []
  if (query.data === undefined && query.isError) {
    return (
      <Section title={t('orders.documents')}>
        <SectionFailure text={t('orders.documents.failed')} onRetry={() => void query.refetch()} />
      </Section>
    )
  }
  if (documents.length === 0) return null
  return (
    <Section title={t('orders.documents')} fact={documents.length}>
      <ul className="flex flex-col gap-1">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-2">
            <FileText aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-2" />
            <span className="min-w-0 truncate">
              <RecordLink kind="document" id={document.id} label={document.name} />
            </span>
            {!document.verified && <span className="text-chip text-text-3">{t('orders.document.unverified')}</span>}
            <span className="ml-auto shrink-0 text-chip text-text-3">{format.stamp(document.uploadedAt)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
