import type { CommandContext } from '#src/commands/gate/command.ts'
import { BillingRun } from '#src/contract/billing/runs.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'

/**
 * Begins a run of the server over these orders and shows it. Wanted again after a lost answer it is the run that was begun then. What
 * it issues stays issued: there is no way back but by cancelling.
 *
 * @throws ApiError when the server refuses, or does not answer.
 */
export async function beginRun(context: CommandContext, orderIds: readonly string[]): Promise<void> {
  const { call, openPanel, list, t } = context.services
  await changeRecords(context, {
    kind: 'billingRun',
    commandId: 'billing.bill',
    title: t('billing.run.running'),
    records: [{ ...BillingRun.parse({}), version: 0 }],
    labelOf: () => t('billing.run'),
    isQuiet: true,
    send: (_blank, own) => {
      const body = { orderIds: [...orderIds] }
      return own(['billing.run', body], async (idempotencyKey) => ({
        record: await call('billing.run', { body, idempotencyKey }),
      }))
    },
    done({ id }) {
      list?.deselect?.(orderIds)
      openPanel({ kind: 'massBilling', id })
    },
  })
}

/**
 * Halts a run that is under way between two of its parts, or lets a halted one go on. A refusal is told; the run is then asked for
 * again.
 */
export async function haltOrResume(context: CommandContext, run: BillingRun): Promise<void> {
  const { call, t, notify } = context.services
  const isRunning = run.state === 'running'
  try {
    await changeRecords(context, {
      kind: 'billingRun',
      commandId: 'billing.bill',
      title: t(isRunning ? 'billing.run.halted' : 'billing.run.running'),
      records: [run],
      labelOf: () => t('billing.run'),
      isQuiet: true,
      send: ({ id, version }, own) =>
        own([isRunning ? 'billingRuns.halt' : 'billingRuns.resume', id, version], async (idempotencyKey) => {
          const request = { params: { id }, idempotencyKey }
          return {
            record: isRunning ? await call('billingRuns.halt', request) : await call('billingRuns.resume', request),
          }
        }),
    })
  } catch (error) {
    notify({ type: 'error', message: error instanceof Error ? error.message : '' })
  }
}
