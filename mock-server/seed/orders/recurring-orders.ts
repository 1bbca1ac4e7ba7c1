import { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import type { Row } from '../../store/models.ts'
import { TENANTS } from '../companies/tenants.ts'
import type { SeedContext } from '../basics/seed-context.ts'

type Order = Row<'orders'>
type Template = Row<'recurringOrders'>

/** How templates differ: rhythm, holidays, lead, and from which day on, counted from today. */
interface Habit extends Pick<Template, 'weekdays' | 'everyWeeks' | 'holidays' | 'daysAhead' | 'transitDays'> {
  name: string
  startsIn: number
  endsIn?: number
  paused?: true
}

const HABITS: readonly (readonly Habit[])[] = [
  [
    {
      name: 'Wochentour',
      weekdays: [1, 3, 5],
      everyWeeks: 1,
      holidays: 'before',
      daysAhead: 5,
      transitDays: 1,
      startsIn: 12,
    },
    { name: 'Umlauf', weekdays: [2, 4], everyWeeks: 1, holidays: 'skip', daysAhead: 3, transitDays: 1, startsIn: 10 },
    {
      name: 'Werkverkehr',
      weekdays: [1, 2, 3, 4, 5],
      everyWeeks: 1,
      holidays: 'skip',
      daysAhead: 2,
      transitDays: 0,
      startsIn: 9,
      paused: true,
    },
  ],
  [
    {
      name: 'Monatsabruf',
      weekdays: [3],
      everyWeeks: 4,
      holidays: 'after',
      daysAhead: 7,
      transitDays: 2,
      startsIn: 14,
    },
    {
      name: 'Saisontour',
      weekdays: [5],
      everyWeeks: 2,
      holidays: 'before',
      daysAhead: 5,
      transitDays: 1,
      startsIn: -120,
      endsIn: -8,
    },
  ],
  [{ name: 'Linie', weekdays: [1, 4], everyWeeks: 1, holidays: 'skip', daysAhead: 4, transitDays: 1, startsIn: 11 }],
]

/** Templates of orders each tenant has: those of customers who order again and again. None has made an order yet. */
export function recurringOrderRows(orders: readonly Order[], context: SeedContext): Template[] {
  let number = 0
  return TENANTS.flatMap(({ id: tenantId }, at) => {
    const habits = HABITS[at] ?? []
    const random = context.random(`recurring-orders:${tenantId}`)
    const fitting = random.shuffled(orders.filter((order) => order.tenantId === tenantId && isPlain(order)))
    const sources = [...new Map(fitting.map((order) => [order.customerId, order])).values()]
    return habits.flatMap((habit, index) => {
      const order = sources[index]
      number += 1
      return order ? [templateRow(order, habit, `rec-${String(number).padStart(3, '0')}`, context)] : []
    })
  })
}

/** It says all that an order must, and nothing that has to be agreed each time. */
const isPlain = (order: Order) =>
  order.customerId !== undefined &&
  order.dangerousGoods === undefined &&
  order.pickupCountry === 'Deutschland' &&
  order.deliveryCountry === 'Deutschland' &&
  order.pickupPostalCode !== '00000' &&
  order.deliveryPostalCode !== '00000' &&
  (order.customerPrice ?? 0) > 0 &&
  order.status !== 'CANCELLED' &&
  order.requiredVehicleType !== 'REEFER'

function templateRow(order: Order, habit: Habit, id: string, context: SeedContext): Template {
  const { name, startsIn, endsIn, paused = false, ...rule } = habit
  const at = context.hoursAgo(24 * 40)
  const blank = RecurringOrder.parse({})
  return {
    ...blank,
    ...rule,
    ...{ id, tenantId: order.tenantId, version: 1, createdAt: at, updatedAt: at },
    name: `${name} ${order.pickupCity}`,
    paused,
    startsOn: context.day(startsIn),
    endsOn: endsIn === undefined ? undefined : context.day(endsIn),
    customerId: order.customerId,
    customerName: order.customerName,
    cargoDescription: order.cargoDescription,
    weight: order.weight,
    packageCount: order.packageCount,
    packageType: order.packageType,
    loadingMeters: order.loadingMetersCalculated === true ? undefined : order.loadingMeters,
    pickupCompany: order.pickupCompany,
    pickupAddress: order.pickupAddress,
    pickupPostalCode: order.pickupPostalCode,
    pickupCity: order.pickupCity,
    pickupTimeFrom: '08:00',
    pickupTimeTo: '12:00',
    deliveryCompany: order.deliveryCompany,
    deliveryAddress: order.deliveryAddress,
    deliveryPostalCode: order.deliveryPostalCode,
    deliveryCity: order.deliveryCity,
    deliveryTimeFrom: '08:00',
    deliveryTimeTo: '16:00',
    customerPrice: order.customerPrice,
    further: {
      requiredVehicleType: order.requiredVehicleType,
      stackable: order.stackable,
      tailLift: order.tailLift,
      palletExchange: order.palletExchange,
      vatRate: order.vatRate,
      paymentTerms: order.paymentTerms,
    },
  }
}
