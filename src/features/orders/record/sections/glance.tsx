import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { margin, toCents } from '#src/domain/basics/money.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shortStopTime } from '#src/entities/stops/window-text.ts'
import { FieldCell } from '#src/records/fields/editor/cell.tsx'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { Fact, Line } from '#src/records/fields/lines/line.tsx'
import { Reach } from '#src/records/fields/lines/reach.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useOrderPlace } from '../../fields/editable-order.ts'
import { fieldsOf } from '../../fields/order-fields.ts'
import { doesCarrierDrive } from '../../order-values.ts'
import { orderTransportsQuery } from '../../orders.queries.ts'

const fields = new Map(fieldsOf('carriage').map((field) => [field.id, field]))

/** What is asked on the phone, in lines below the status: for whom, who drives, when it is there, for how much. */
export function OrderGlance() {
  return (
    <>
      <CustomerLine />
      <CarrierLine />
      <DriverLine />
      <Arrival />
      <Price />
    </>
  )
}

/** For whom it is carried; opens the partner. */
export function CustomerLine() {
  const { t } = useText()
  const { shown: order } = useOrderPlace()
  const { role } = useSession()
  const id = may(role, 'partners.read') ? order.customerId : undefined
  return (
    <CommandLine
      id="customerName"
      label={t('orders.customer')}
      command="orders.setCustomer"
      permission="edit"
      shown={order.customerName}
      opens={id === undefined ? undefined : { kind: 'partner', id }}
    />
  )
}

/** Who carries it, or that an own vehicle does. */
export function CarrierLine() {
  const { t } = useText()
  const { shown: order } = useOrderPlace()
  const { role } = useSession()
  const { carrierId, carrierName, assignedVehicleId } = order
  return (
    <CommandLine
      id="carrierName"
      label={t('orders.carrier')}
      command="orders.setCarrier"
      permission="orders.assign"
      shown={carrierName ?? (assignedVehicleId === undefined ? NOTHING : t('orders.ownCarriage'))}
      opens={carrierId !== undefined && may(role, 'partners.read') ? { kind: 'partner', id: carrierId } : undefined}
    />
  )
}

/** Who drives, with the phone beside the name; a carrier's driver is typed, an own one chosen. */
export function DriverLine() {
  const { t } = useText()
  const { shown: order } = useOrderPlace()
  const name = fields.get('driverName')
  if (doesCarrierDrive(order) && name !== undefined) {
    return (
      <Line label={t('orders.driver')}>
        <FieldCell field={name} />
        <DriverPhone />
      </Line>
    )
  }
  return (
    <CommandLine
      id="driver"
      label={t('orders.driver')}
      command="orders.setDriver"
      permission="orders.assign"
      shown={order.driverName ?? NOTHING}
      beside={<DriverPhone />}
    />
  )
}

function DriverPhone() {
  const { isFolded } = useOrderPlace()
  const phone = fields.get('driverPhone')
  if (phone === undefined || isFolded(phone)) return null
  return (
    <span className="flex min-w-0 grow items-start gap-x-1">
      <FieldCell field={phone} />
      <Reach field={phone} />
    </span>
  )
}

/** When it is there: what the transport under way expects, and the window it was promised in. */
function Arrival() {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const { shown: order } = useOrderPlace()
  const { role } = useSession()
  const isUnderWay = order.transportId !== undefined && (order.status === 'ASSIGNED' || order.status === 'IN_TRANSIT')
  const { data } = useQuery({
    ...orderTransportsQuery(call, order.id),
    enabled: isUnderWay && may(role, 'transports.read'),
  })
  const expected = isUnderWay ? data?.data.find(({ id }) => id === order.transportId)?.estimatedArrival : undefined
  const isOnDay = expected !== undefined && epochToZoned(Date.parse(expected)).date === order.deliveryDate
  const day = isOnDay ? undefined : order.deliveryDate
  const window = shortStopTime({ ...order, deliveryDate: day }, 'delivery', format)
  return (
    <Fact label={t('orders.arrival')}>
      {expected === undefined ? window : t('orders.arrival.expected', { time: format.stamp(expected), window })}
    </Fact>
  )
}

/** What the customer pays, without tax, and what is left of it. Nothing for those who may not read money. */
function Price() {
  const { t } = useText()
  const format = useFormat()
  const { expected: order } = useOrderPlace()
  const { role } = useSession()
  if (!may(role, 'money.read')) return null
  const { customerPrice, carrierPrice, currency } = order
  const net = customerPrice === undefined ? undefined : toCents(customerPrice)
  const left = net === undefined || carrierPrice === undefined ? undefined : margin(net, toCents(carrierPrice)).percent
  return (
    <Fact label={t('orders.price')}>
      {format.cents(net, currency)}
      {left !== undefined && (
        <span className="text-text-2"> · {t('orders.price.margin', { percent: format.percent(left) })}</span>
      )}
    </Fact>
  )
}
