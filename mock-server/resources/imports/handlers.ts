import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { handle } from '../../core/handle.ts'
import { HttpError, notFound, reasonText, refusalBody } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { undoEvent } from '../../write/undo.ts'
import { createPart } from './create.ts'
import { imports } from './import.resource.ts'
import { knownRows } from './known.ts'
import { mappingOf, rememberMapping } from './mappings.ts'
import { importUndo, ordersLeft } from './undo-rules.ts'

/** Orders that are named where they stay. */
const NAMED = 10

interface UndoInput {
  eventId: string
  force?: boolean | undefined
}

/** Takes back what no one has worked with, and names what stays; 409 where all of it does. */
async function undoPart(context: RuleContext, id: string, { eventId: undoes, force = false }: UndoInput) {
  const event = await context.store.find('events', undoes)
  if (!event) throw notFound()
  const left = await ordersLeft(context, { event, changes: event.changes ?? [], force })
  const names = [...left].map((change) => change.id)
  const orders = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '')
  const reason: Reason = { code: 'reason.import.ordersStay', values: { orders } }
  const made = (event.changes ?? []).filter(({ entity }) => entity === 'orders')
  if (names.length > 0 && names.length === made.length)
    throw new HttpError(409, { ...refusalBody(reason), code: 'NOT_UNDOABLE' })
  const eventId = await undoEvent(context, { kind: 'import', id }, { event, force })
  const warnings: SaidWarning[] = names.length > 0 ? [{ ...reason, message: reasonText(reason) }] : []
  return { eventId, warnings }
}

export const importNoun = {
  ...imports,
  undo: { import: importUndo },
  handlers: {
    ...imports.handlers,
    'imports.known': handle('imports.known', ({ store, body }) => knownRows(store, body)),
    'imports.create': handle('imports.create', (context) => createPart(context, context.body), { status: 201 }),
    'imports.undo': handle('imports.undo', (context) => undoPart(context, context.params.id, context.body)),
    'importMappings.get': handle('importMappings.get', async ({ store, query }) => ({
      mapping: await mappingOf(store, query.senders),
    })),
    'importMappings.put': handle('importMappings.put', (context) => rememberMapping(context, context.body)),
  },
}
