import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Claim } from '#src/contract/claims/claim.ts'
import { CLAIM_STATES, type ClaimState, nextClaimStates } from '#src/domain/claims/claims.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { centsKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { claimChanges } from './claim-changes.ts'

interface StateBody {
  state: ClaimState
  reason?: string
  settledCents?: number
}

async function focusedClaim(context: CommandContext): Promise<Claim | undefined> {
  const focus = focusedOf(context, 'claim')
  const [claim] = focus === undefined ? [] : await newestRecords(context, 'claim', [focus])
  return claim
}

/** The states the focused claim may go to, with what stands in the way of the others. */
export async function stateChoices(context: CommandContext): Promise<Choice<ClaimState>[]> {
  const { t } = context.services
  const claim = await focusedClaim(context)
  if (claim === undefined) return []
  const next = nextClaimStates(claim.state)
  return CLAIM_STATES.filter((state) => state !== claim.state)
    .toSorted((a, b) => Number(next.includes(b)) - Number(next.includes(a)))
    .map((state) => ({
      id: state,
      title: t(`claims.state.${state}`),
      value: state,
      ...(!next.includes(state) && { blocked: t('reason.claim.state') }),
    }))
}

/** Sets how the focused claim stands: a rejection says why, a settlement how much. */
export async function setState(context: CommandContext, state: ClaimState): Promise<void> {
  const claim = await focusedClaim(context)
  if (claim === undefined) return
  const { ask, t } = context.services
  const send = (body: StateBody) => sendState(context, claim, body)
  if (state === 'rejected') {
    await ask({
      title: t('claims.reject.question', { number: claim.number }),
      label: t('changes.reason'),
      required: true,
      confirmLabel: t('claims.reject.confirm'),
      async send(reason) {
        await send({ state, reason: reason.trim().slice(0, 1000) })
        return true
      },
    })
    return
  }
  if (state !== 'settled') return send({ state })
  const format = formatFor(currentLanguage())
  const centsOf = (text: string) => {
    const read = centsKind.read(text, { today: '', before: [] })?.[0]
    return typeof read === 'number' && read >= 0 ? read : undefined
  }
  await ask({
    title: t('claims.settle.question', { number: claim.number }),
    label: t('claims.settledAmount'),
    text: centsKind.typed([claim.settledCents ?? claim.amountCents]),
    required: true,
    confirmLabel: t('claims.settle.confirm'),
    line: (typed) => (centsOf(typed) === undefined ? t('issue.amountWrong') : undefined),
    understood: (typed) => {
      const cents = centsOf(typed)
      return cents === undefined ? undefined : format.cents(cents)
    },
    async send(typed) {
      const settledCents = centsOf(typed)
      if (settledCents !== undefined) await send({ state, settledCents })
      return true
    },
  })
}

function sendState(context: CommandContext, claim: Claim, body: StateBody): Promise<void> {
  const { t } = context.services
  return claimChanges.change<StateBody>(context, {
    commandId: 'claims.setState',
    title: t(`claims.state.${body.state}`),
    records: [claim],
    field: 'state',
    call: (call, request) => call('claims.setState', request),
    deliver: (deliver) => deliver(body),
  })
}
