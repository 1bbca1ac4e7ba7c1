import type { Command, FocusedRecord, OfferedChoice } from '#src/commands/gate/command.ts'
import { availability } from '#src/commands/gate/availability.ts'
import { contextFor, runCommand } from '#src/commands/gate/command-runner.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { LineContext, Interpretation } from './understanding.ts'

/** Who may do it, where this person may not: "Nur für die Disposition". */
export function refusal({ context, t }: Pick<LineContext, 'context' | 't'>, permission: Command['permission']) {
  const reason = typeof permission === 'string' ? permissionRefusal(context.session.role, permission) : undefined
  return reason && t(reason)
}

/** Why a command cannot be run for a record now; undefined where it can. */
export function obstacle(
  { registry, context, t }: LineContext,
  id: string,
  record?: FocusedRecord,
): string | undefined {
  const command = registry.get(id)
  if (command === undefined) return t('reason.role')
  return obstacleOf(command, { context, t }, record)
}

function obstacleOf(
  command: Command,
  { context, t }: Pick<LineContext, 'context' | 't'>,
  record: FocusedRecord | undefined,
): string | undefined {
  const answer = availability(command, contextFor(context, record), 'anywhere')
  if (answer.state === 'blocked') return t(answer.reason, answer.values)
  if (answer.state === 'available') return undefined
  return refusal({ context, t }, command.permission) ?? t('reason.role')
}

/** A choice of a command for a record, or why it cannot be taken. */
export async function choiceFor(
  asking: LineContext,
  id: string,
  record: FocusedRecord,
  choiceId: string,
): Promise<{ choice: OfferedChoice } | { blocked: string }> {
  const blocked = obstacle(asking, id, record)
  if (blocked !== undefined) return { blocked }
  const choices = (await asking.registry.get(id)?.choices?.(contextFor(asking.context, record))) ?? []
  const choice = choices.find((one) => one.id === choiceId)
  if (choice === undefined) return { blocked: asking.t('line.why.already') }
  return choice.blocked === undefined ? { choice } : { blocked: choice.blocked }
}

/** Runs a command through the gate, as a key or the palette would. */
export function runs(
  asking: LineContext,
  id: string,
  record?: FocusedRecord,
  choice?: OfferedChoice,
): Interpretation['act'] {
  return async (context, { withReason }) => {
    const ports = {
      registry: asking.registry,
      context: () => ({ ...contextFor(context, record), asksReason: withReason }),
      underWay: new Set<string>(),
      recent: () => [],
      setRecent: () => {},
    }
    await runCommand(ports, id, choice && { choice })
  }
}
