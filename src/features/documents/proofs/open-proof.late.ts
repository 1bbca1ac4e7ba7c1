import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { waitingProofsQuery } from './waiting-proofs.ts'

/** Opens the paper that waits to be checked as the proof of the focused order; says so where there is none. */
export async function openProof(context: CommandContext): Promise<void> {
  const { call, queryClient, openPanel, notify, t } = context.services
  const order = focusedOf(context, 'order')
  if (order === undefined) return
  const { data } = await queryClient.fetchQuery(waitingProofsQuery(call))
  const proof = data.find(({ orderId }) => orderId === order.id)
  if (proof === undefined) return notify({ type: 'info', message: t('documents.openProof.none'), answers: true })
  openPanel({ kind: 'document', id: proof.id })
}
