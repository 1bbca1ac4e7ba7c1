import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommandState } from '#src/commands/gate/commands-provider.tsx'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Transport } from '#src/contract/transports/transport.ts'
import { UNKNOWN } from '#src/domain/transports/checks.ts'
import { standings } from '#src/domain/transports/demurrage.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { PhoneLink } from '#src/ui/buttons/link.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useTransportPlace } from '../fields/editable-transport.ts'
import { fieldsOf } from '../fields/transport-fields.ts'
import { delayText, isFinished, knownText, statusText, typeText } from '../transport-values.ts'

const recordOf = (transport: Transport) => ({ kind: 'transport', id: transport.id, record: transport }) as const

/** "Bearbeiten" at the right of the title; only while it can be done, the palette says why not. */
function EditButton({ record }: { record: FocusedRecord }) {
  const { t } = useText()
  if (useCommandState('transports.edit', record)?.availability.state !== 'available') return null
  return (
    <CommandButton
      id="transports.edit"
      record={record}
      label={t('orders.edit')}
      variant="quiet"
      className="-mr-2 h-6 gap-1.5 text-chip text-text-3"
    />
  )
}

/** How far it is, where it is now, when it arrives and how late. */
export function TransportProgress() {
  const { t } = useText()
  const format = useFormat()
  const { shown: transport } = useTransportPlace()
  const { status, progress, currentLocation, currentSpeed, estimatedArrival, disruption, lastUpdate } = transport
  const delay = [delayText(transport, format), transport.delayCause].filter(Boolean).join(' · ')
  const now = [currentLocation?.city, currentSpeed && t('transports.speed', { speed: format.number(currentSpeed, 0) })]
  return (
    <Section
      title={t('records.transport.state')}
      fact={
        <span className="flex items-center gap-2">
          {format.percent(progress, 0)}
          <EditButton record={recordOf(transport)} />
        </span>
      }
    >
      <ProgressBar label={t('records.transport.state')} value={progress} max={100} />
      <dl className="mt-1.5">
        <CommandLine
          id="status"
          label={t('orders.column.status')}
          command="transports.setStatus"
          shown={statusText(status, t)}
        >
          <StatusWord status={status}>{statusText(status, t)}</StatusWord>
        </CommandLine>
        <Fact label={t('records.transport.location')}>
          <bdi>{now.filter(Boolean).join(' · ') || NOTHING}</bdi>
        </Fact>
        <Fact label={t('records.transport.arrival')}>{format.stamp(estimatedArrival)}</Fact>
        <CommandLine
          id="delay"
          label={t('records.transport.delay')}
          command="transports.setDelay"
          shown={delay || NOTHING}
        >
          {delay === '' ? NOTHING : isFinished(transport) ? delay : <Trouble sign="warning">{delay}</Trouble>}
        </CommandLine>
        {disruption !== undefined && (
          <Fact label={t('records.transport.disruption')}>
            <Trouble sign="failure">{disruption}</Trouble>
          </Fact>
        )}
        {lastUpdate !== undefined && (
          <Fact label={t('transports.column.lastUpdate')}>
            <span className="text-text-2">{format.stamp(lastUpdate)}</span>
          </Fact>
        )}
      </dl>
    </Section>
  )
}

/** What goes wrong, with its sign, over as many lines as it takes. */
function Trouble({ sign, children }: { sign: 'warning' | 'failure'; children: string }) {
  return (
    <span className="flex items-start gap-1.5">
      <StatusSign status={sign} className="mt-[3px]" />
      <bdi className="min-w-0">{children}</bdi>
    </span>
  )
}

/** Where from and where to, and when. */
export function TransportWay() {
  const { t } = useText()
  const format = useFormat()
  const { shown: transport } = useTransportPlace()
  const { distanceKm, estimatedDuration } = transport
  const way = [
    distanceKm !== undefined && format.way(distanceKm),
    estimatedDuration !== undefined && format.duration(estimatedDuration),
  ]
  return (
    <Section title={t('records.route')} fact={way.filter(Boolean).join(' · ') || undefined}>
      <dl>
        <FieldLines fields={fieldsOf('way')} />
        {standings(transport).map(({ kind, minutes, over }) => (
          <Fact key={kind} label={t(`transports.standing.${kind}`)}>
            <Trouble sign="warning">
              {t('transports.standing.over', { stood: format.duration(minutes), over: format.duration(over) })}
            </Trouble>
          </Fact>
        ))}
      </dl>
    </Section>
  )
}

/** What drives and who. An own vehicle says its plate and type itself, an own driver his number; any other is typed. */
export function TransportCrew() {
  const { t } = useText()
  const { shown: transport } = useTransportPlace()
  const { vehicleId, vehicleNumber, vehicleType, driverId, driverName, driverPhone, carrierId, carrierName } = transport
  const vehicle = ['vehicleNumber', 'vehicleType']
  const driver = ['driverName', 'driverPhone']
  const typed = (ids: readonly string[]) => fieldsOf('crew').filter(({ id }) => ids.includes(id))
  return (
    <Section title={t('records.transport.who')}>
      <dl>
        {(vehicleId !== undefined || vehicleNumber === UNKNOWN) && (
          <CommandLine
            id="vehicle"
            label={t('records.vehicle')}
            command="transports.assignVehicle"
            shown={knownText(vehicleNumber, t)}
            opens={vehicleId === undefined ? undefined : { kind: 'vehicle', id: vehicleId }}
          />
        )}
        {vehicleId === undefined ? (
          <FieldLines fields={typed(vehicle)} />
        ) : (
          <Fact label={t('records.vehicle.type')}>{typeText(vehicleType, t)}</Fact>
        )}
        {(driverId !== undefined || driverName === UNKNOWN) && (
          <CommandLine
            id="driver"
            label={t('records.driver')}
            command="transports.assignDriver"
            shown={knownText(driverName, t)}
            opens={driverId === undefined ? undefined : { kind: 'driver', id: driverId }}
          />
        )}
        {driverId === undefined ? (
          <FieldLines fields={typed(driver)} />
        ) : (
          <Fact label={t('records.phone')}>
            <PhoneLink number={driverPhone} />
          </Fact>
        )}
        {carrierName !== undefined && (
          <Fact label={t('records.carrier')}>
            <RecordLink kind="partner" id={carrierId} label={carrierName} />
          </Fact>
        )}
      </dl>
    </Section>
  )
}

/** Whose goods they are and what they are. A transport of an order is known by it: the customer is the order's. */
export function TransportGoods() {
  const { t } = useText()
  const { shown: transport } = useTransportPlace()
  const { orderId, customerName } = transport
  return (
    <Section title={t('records.order')}>
      <dl>
        {orderId !== undefined && (
          <Fact label={t('records.order')}>
            <RecordLink kind="order" id={orderId} label={orderId} />
          </Fact>
        )}
        {orderId === undefined ? (
          <FieldLines fields={fieldsOf('customer')} />
        ) : (
          <Fact label={t('records.customer')}>
            <bdi>{knownText(customerName, t)}</bdi>
          </Fact>
        )}
        <FieldLines fields={fieldsOf('goods')} />
      </dl>
    </Section>
  )
}

/** When it was made and changed, and that it was read out of a document. */
export function TransportRecord({ transport }: { transport: Transport }) {
  const { t } = useText()
  const format = useFormat()
  const { createdAt, updatedAt, version, isFromOCR } = transport
  return (
    <Section title={t('orders.section.record')}>
      <dl>
        <Fact label={t('orders.label.created')}>{format.stamp(createdAt)}</Fact>
        <Fact label={t('orders.label.updated')}>
          {format.stamp(updatedAt)} · {t('orders.label.version', { version })}
        </Fact>
        {isFromOCR && <Fact label={t('orders.label.source')}>{t('orders.label.ocr')}</Fact>}
      </dl>
    </Section>
  )
}
