import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { needsOpenOrder } from '../order-targets.ts'

/** What it takes to assign is fetched when somebody does. */
const assignment = () => import('./assignment.late.ts')

const shared = {
  group: 'order',
  scope: ['list', 'record', 'grid'],
  permission: 'orders.assign',
  changesData: true,
  isStep: true,
  placements: ['row', 'bulk'],
  section: 'plan',
  needs: [needsRecord('order'), needsOpenOrder],
} as const

/** Orders a vehicle or a driver is given at once, at most: they are sent one by one, and one lorry carries few. */
const MOST_AT_ONCE = 20

const needsFew: Condition = {
  check: (_context, targets) => targets.length <= MOST_AT_ONCE,
  reason: 'orders.assign.tooMany',
  values: () => ({ most: MOST_AT_ONCE }),
}

const few = { ...shared, needs: [needsRecord('order'), needsFew, needsOpenOrder] } as const

/** Who and what carries an order. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'orders.setCarrier',
    title: 'orders.setCarrier.title',
    keys: ['c'],
    icon: 'partner',
    choicesTitle: 'orders.setCarrier.choose',
    choices: async (context) => (await assignment()).choicesOf.carrier(context),
    run: async (context, chosen) => (await assignment()).setCarrier(context, chosen),
  }),
  choiceCommand({
    ...few,
    id: 'orders.setVehicle',
    title: 'orders.setVehicle.title',
    keys: ['v'],
    icon: 'vehicle',
    choicesTitle: 'orders.setVehicle.choose',
    choices: async (context) => (await assignment()).choicesOf.vehicle(context),
    run: async (context, chosen) => (await assignment()).setVehicle(context, chosen),
  }),
  choiceCommand({
    ...few,
    id: 'orders.setDriver',
    title: 'orders.setDriver.title',
    keys: ['b'],
    icon: 'driver',
    choicesTitle: 'orders.setDriver.choose',
    choices: async (context) => (await assignment()).choicesOf.driver(context),
    run: async (context, chosen) => (await assignment()).setDriver(context, chosen),
  }),
]
