import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { waitingProofsQuery } from './waiting-proofs.ts'

/** Whether a paper that proves the delivery of an order is there and waits to be checked, or none is. */
export function ProofState({ orderId }: { orderId: string }) {
  const { t } = useText()
  const { data } = useQuery(waitingProofsQuery(useCall()))
  if (data === undefined) return null
  const isThere = data.data.some((document) => document.orderId === orderId)
  return isThere ? (
    <StatusWord status="pending">{t('records.document.unverified')}</StatusWord>
  ) : (
    <StatusWord status="warning">{t('documents.proofs.missing')}</StatusWord>
  )
}
