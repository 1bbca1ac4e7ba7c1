import type { ReactNode } from 'react'
import type { Order } from '#src/contract/orders.ts'
import { tripDuration } from '#src/domain/driving-time.ts'
import { may } from '#src/domain/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ExternalLink } from '#src/ui/link.tsx'
import { DefinitionList, Section } from '#src/ui/panel-frame.tsx'
import { StatusSign, StatusWord } from '#src/ui/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panel.ts'
import { usePanels } from '#src/workspace/panels.ts'
import { useSession } from '#src/workspace/session.tsx'
import { placeText, vehicleTypeText } from './order-values.ts'
import { troubleOf } from './order-columns.tsx'

/** Both stops with their windows, and how far it is. */
export function OrderStops({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const km = order.distanceKm
  const fact =
    km === undefined ? undefined : [format.distance(km), format.duration(tripDuration(km).drivingMin)].join(' · ')
  const trouble = troubleOf(order, t, format)
  return (
    <Section title={t('orders.stops')} fact={fact}>
      <ol className="flex flex-col gap-2">
        <Stop order={order} kind="pickup" number={1} />
        <Stop order={order} kind="delivery" number={2} />
      </ol>
      {trouble && (
        <p className="mt-2 flex items-start gap-1.5">
          <StatusSign status={order.disruption === undefined ? 'warning' : 'failure'} className="mt-[3px]" />
          {trouble}
        </p>
      )}
    </Section>
  )
}

function Stop({ order, kind, number }: { order: Order; kind: 'pickup' | 'delivery'; number: number }) {
  const { t } = useText()
  const format = useFormat()
  const country = order[`${kind}Country`]
  const contact = order[`${kind}ContactPerson`]
  const where = [order[`${kind}Company`], order[`${kind}Address`], country === 'Deutschland' ? '' : country, contact]
  return (
    <li className="flex gap-2">
      <span
        aria-hidden
        className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-control text-cap"
      >
        {number}
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap justify-between gap-x-2">
          <bdi className="font-semibold">{placeText(order, kind)}</bdi>
          <span>{format.stopTime(order[`${kind}Date`], order[`${kind}TimeFrom`], order[`${kind}TimeTo`])}</span>
        </div>
        <div className="text-chip text-text-2">
          {t(kind === 'pickup' ? 'orders.load' : 'orders.unload')}:{' '}
          <bdi>{where.filter(Boolean).join(', ') || NOTHING}</bdi>
        </div>
      </div>
    </li>
  )
}

/** Who sends what, and who carries it. */
export function OrderParties({ order }: { order: Order }) {
  const { t } = useText()
  const { role } = useSession()
  const partner = (id: string | undefined, name: string) =>
    id !== undefined && may(role, 'partners.read') ? (
      <PanelLink panel={{ kind: 'partner', id }}>{name}</PanelLink>
    ) : (
      <bdi>{name}</bdi>
    )
  const rows = [
    {
      label: t('orders.customer'),
      value: (
        <>
          {partner(order.customerId, order.customerName)}
          {order.customerReference && (
            <>
              {' · '}
              <span className="inline-block max-w-full break-words">
                {t('orders.reference', { reference: order.customerReference })}
              </span>
            </>
          )}
        </>
      ),
    },
    { label: t('orders.cargo'), value: <Cargo order={order} /> },
    {
      label: t('orders.carrier'),
      value: order.carrierName ? partner(order.carrierId, order.carrierName) : carrierless(order, t),
    },
    { label: t('orders.vehicle'), value: <VehicleLine order={order} /> },
    { label: t('orders.driver'), value: <Driver order={order} /> },
  ]
  return (
    <Section title={t('orders.parties')}>
      <DefinitionList rows={[...rows, ...transportRow(order, t('orders.transport'), may(role, 'transports.read'))]} />
    </Section>
  )
}

/** Without a carrier but with a vehicle the haulier drives himself: Selbsteintritt. */
function carrierless(order: Order, t: Translate): string {
  return order.assignedVehicleId === undefined ? NOTHING : t('orders.ownCarriage')
}

function transportRow(order: Order, label: string, isOpenable: boolean) {
  const { transportId, transportStatus } = order
  if (transportStatus === undefined) return []
  return [{ label, value: <TransportLine id={isOpenable ? transportId : undefined} status={transportStatus} /> }]
}

function TransportLine({ id, status }: { id: string | undefined; status: NonNullable<Order['transportStatus']> }) {
  const { t } = useText()
  const word = <StatusWord status={status}>{t(`transport.status.${status}`)}</StatusWord>
  return id === undefined ? word : <PanelLink panel={{ kind: 'transport', id }}>{word}</PanelLink>
}

/** A word that opens another record beside this one. */
export function PanelLink({ panel, children }: { panel: PanelRef; children: ReactNode }) {
  const panels = usePanels()
  return (
    <button
      type="button"
      onClick={() => panels.open(panel, { how: 'add' })}
      className="max-w-full truncate rounded-cap text-left text-accent hover:underline"
    >
      <bdi>{children}</bdi>
    </button>
  )
}

function Cargo({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { temperatureMin: low, temperatureMax: high } = order
  const facts = [
    usePackages(order),
    order.loadingMeters === undefined ? '' : format.loadingMeters(order.loadingMeters),
    order.weight === undefined ? '' : format.weight(order.weight),
    order.adrUnNumber === undefined
      ? ''
      : t('orders.adr', { number: order.adrUnNumber, class: order.adrClass ?? NOTHING }),
    low === undefined && high === undefined
      ? ''
      : t('orders.temperature', { low: format.number(low), high: format.number(high) }),
  ]
  return (
    <>
      {facts.filter(Boolean).join(' · ') || NOTHING}
      {order.cargoDescription !== '' && (
        <span className="block text-chip text-text-2">
          <bdi>{order.cargoDescription}</bdi>
        </span>
      )}
    </>
  )
}

function usePackages({ packageCount, quantity, packageType }: Order): string {
  const { t } = useText()
  const count = packageCount ?? quantity
  if (count === undefined) return ''
  const key = `orders.package.${packageType ?? 'Standard'}` as TextKey
  const words = t(key, { count })
  return words === key ? `${count} × ${packageType ?? ''}` : words
}

function VehicleLine({ order }: { order: Order }) {
  const { t } = useText()
  const { role } = useSession()
  const words = [order.vehiclePlate, vehicleTypeText(order.vehicleType, t)].filter(Boolean).join(' · ')
  if (words === '') {
    const wanted = vehicleTypeText(order.requiredVehicleType, t)
    return wanted === undefined ? NOTHING : t('orders.vehicleWanted', { type: wanted })
  }
  const id = order.assignedVehicleId
  return id !== undefined && may(role, 'vehicles.read') ? (
    <PanelLink panel={{ kind: 'vehicle', id }}>{words}</PanelLink>
  ) : (
    <bdi>{words}</bdi>
  )
}

function Driver({ order }: { order: Order }) {
  const { driverName, driverPhone } = order
  if (driverName === undefined && driverPhone === undefined) return NOTHING
  return (
    <>
      <bdi>{driverName ?? NOTHING}</bdi>
      {driverPhone && (
        <>
          {' '}
          <ExternalLink href={`tel:${driverPhone.replace(/[^\d+]/g, '')}`} className="ml-1">
            {driverPhone}
          </ExternalLink>
        </>
      )}
    </>
  )
}
