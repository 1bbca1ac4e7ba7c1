import type { CommandContext } from '#src/commands/gate/command.ts'
import type { PartnerUpdate } from '#src/contract/partners/input.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { partnerChanges } from './partner-changes.ts'

async function send(
  context: CommandContext,
  commandId: string,
  title: string,
  records: readonly Partner[],
  body: PartnerUpdate,
): Promise<void> {
  await partnerChanges.change<PartnerUpdate>(context, {
    commandId,
    title,
    records,
    field: 'blocked',
    call: (call, request) => call('partners.update', request),
    deliver: (sent) => sent(body),
  })
}

/** Blocks the chosen partners after asking why; none of them can be given an order then. Can be taken back in one step. */
export async function block(context: CommandContext): Promise<void> {
  const { ask, t } = context.services
  const records = await newestRecords(context, 'partner', chosenTargets(context))
  const [first] = records
  if (first === undefined) return
  const name = records.length === 1 ? first.name : t('partners.count', { count: records.length })
  await ask({
    title: t('partners.block.question', { name }),
    detail: t('partners.block.detail'),
    label: t('changes.reason'),
    required: true,
    confirmLabel: t('partners.block.confirm'),
    async send(reason) {
      const body = { blocked: true, blockedReason: reason.trim().slice(0, 200) }
      await send(context, 'partners.block', t('partners.block.done'), records, body)
      return true
    },
  })
}

/** Lets the chosen partners be used again; can be taken back in one step. */
export async function unblock(context: CommandContext): Promise<void> {
  const records = await newestRecords(context, 'partner', chosenTargets(context))
  const body = { blocked: null, blockedReason: null }
  await send(context, 'partners.unblock', context.services.t('partners.unblock.done'), records, body)
}
