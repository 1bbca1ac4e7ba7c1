import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Order } from '#src/contract/order.ts'

const needsTransportOrOrder: Condition = {
  check: (_context, [target]) => target?.kind === 'transport' || target?.kind === 'order',
  reason: 'reasons.select.transport',
}

/** An order must already have its transport. */
const needsTransport: Condition = {
  check: (_context, [target]) => target?.kind !== 'order' || target.record === undefined || hasTransport(target.record),
  reason: 'records.transport.none',
}

const hasTransport = ({ transportId }: Order) => transportId !== undefined && transportId !== ''

/** What it takes to change a status is fetched when somebody does. */
const change = () => import('./status.ts')

/** What can be done with transports. */
export const commands: readonly Command[] = [
  choiceCommand({
    id: 'transports.setStatus',
    title: 'records.transport.setStatus',
    group: 'transport',
    keys: ['t'],
    scope: ['list', 'record'],
    permission: 'transports.write',
    needs: [needsTransportOrOrder, needsOneRecord, needsTransport],
    changesData: true,
    icon: 'transport',
    synonyms: ['transport status', 'geladen', 'unterwegs', 'loaded'],
    placements: ['row'],
    choicesTitle: 'records.transport.setStatus.choose',
    choices: async (context) => (await change()).statusChoices(context),
    run: async (context, chosen) => (await change()).setStatus(context, chosen),
  }),
]
