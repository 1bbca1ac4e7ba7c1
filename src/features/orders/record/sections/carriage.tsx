import { PanelLink } from './sections.tsx'
import { CarrierLine, DriverLine } from './glance.tsx'
import { doesCarrierDrive, vehicleTypeText } from '../../order-values.ts'
import { fieldsOf } from '../../fields/order-fields.ts'
import { isCarriageDrawn, useOrderPlace } from '../../fields/editable-order.ts'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { ReactNode } from 'react'
/** Who and what carries it. `isPanel`: carrier and driver stand at the head already. */
export function OrderCarriage({ isPanel }: { isPanel?: boolean }) {
  const { t } = useText()
  const { shown: order } = useOrderPlace()
  const { role } = useSession()
  const { assignedVehicleId: vehicleId, transportId, transportStatus } = order
  const carrierDrives = doesCarrierDrive(order)
  // A carrier's plates and driver are typed, each on a line of its own.
  const plates = carrierDrives ? [] : [order.vehiclePlate]
  const vehicle = [...plates, vehicleTypeText(order.vehicleType, t)].filter(Boolean).join(' · ')
  // At the head of a panel stands who drives.
  const isHere = (id: string) =>
    isCarriageDrawn(id, order) && !(isPanel === true && (id === 'driverName' || id === 'driverPhone'))
  const wanted = vehicleTypeText(order.requiredVehicleType, t)
  const open = wanted === undefined ? NOTHING : t('orders.vehicleWanted', { type: wanted })
  return (
    <Section title={t('orders.section.carriage')}>
      <dl>
        {isPanel !== true && <CarrierLine />}
        <CommandLine
          id="vehicle"
          label={t('orders.vehicle')}
          command="orders.setVehicle"
          permission="orders.assign"
          shown={vehicle || open}
          opens={vehicleId !== undefined && may(role, 'vehicles.read') ? { kind: 'vehicle', id: vehicleId } : undefined}
        />
        {isPanel !== true && !carrierDrives && <DriverLine />}
        <FieldLines fields={fieldsOf('carriage').filter(({ id }) => isHere(id))} />
        {transportStatus !== undefined && (
          <Fact label={t('orders.transport')}>
            <TransportWord
              id={may(role, 'transports.read') ? transportId : undefined}
              word={<StatusWord status={transportStatus}>{t(`transport.status.${transportStatus}`)}</StatusWord>}
            />
          </Fact>
        )}
      </dl>
    </Section>
  )
}

function TransportWord({ id, word }: { id: string | undefined; word: ReactNode }) {
  return id === undefined ? word : <PanelLink panel={{ kind: 'transport', id }}>{word}</PanelLink>
}
