import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor, type QueryInput } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { VerifiedWord, verifiedKey } from './document-words.tsx'

/** Most that are listed of one record; the rest the list of documents has. */
const MOST = 200

type Filters = NonNullable<QueryInput<'documents.list'>['query']>

/** What documents belong to: one of its ids. */
export type DocumentOwner = Pick<
  Filters,
  'orderId' | 'transportId' | 'vehicleId' | 'driverId' | 'partnerId' | 'claimId'
>

/** The documents of a record; nothing asked for by those who may not read them, nor before `isSeen`. */
export function useRecordDocuments(owner: DocumentOwner, isSeen = true) {
  const { role } = useSession()
  const query = queryFor(useCall(), 'documents.list', { query: { ...owner, limit: MOST } })
  return useQuery({ ...query, enabled: isSeen && may(role, 'documents.read') })
}

/** The papers of a record under a heading of their own. Not there for those who may not read them. */
export function RecordDocuments({ owner, title = 'documents.title' }: { owner: DocumentOwner; title?: TextKey }) {
  const { t } = useText()
  const { role } = useSession()
  if (!may(role, 'documents.read')) return null
  return (
    <Section title={t(title)} fact={<UploadHere />}>
      <DocumentLines owner={owner} />
    </Section>
  )
}

/** A further paper for the record it stands on. */
export function UploadHere() {
  return <CommandButton id="documents.upload" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />
}

/** The papers of a record, newest first: each opens beside. */
export function DocumentLines({ owner }: { owner: DocumentOwner }) {
  const { t } = useText()
  const { data, isError, refetch } = useRecordDocuments(owner)
  if (data === undefined)
    return isError && <SectionFailure text={t('orders.documents.failed')} onRetry={() => void refetch()} />
  if (data.data.length === 0) return <p className="text-text-2">{t('documents.empty.title')}</p>
  return (
    <ul className="flex flex-col gap-1">
      {data.data.map((document) => (
        <DocumentLine key={document.id} document={document} />
      ))}
    </ul>
  )
}

function DocumentLine({ document }: { document: Document }) {
  const { t } = useText()
  const format = useFormat()
  const kind = documentKind(document.kind)
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-2">
      <FileText aria-hidden size={16} strokeWidth={1.75} className="text-text-2" />
      <span className="min-w-0 truncate">
        <RecordLink kind="document" id={document.id} label={document.name} />
      </span>
      <span className="text-chip text-text-3">{format.stamp(document.uploadedAt)}</span>
      <span className="col-start-2 min-w-0 truncate text-chip text-text-2">{t(`records.document.kind.${kind}`)}</span>
      <span className="justify-self-end text-chip">
        <VerifiedWord verified={document.verified} label={t(verifiedKey(document.verified))} />
      </span>
    </li>
  )
}
