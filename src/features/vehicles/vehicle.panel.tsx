import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordPanel, type RecordSection } from '#src/records/panel/record-panel.tsx'
import type { Vehicle } from '#src/contract/vehicles.ts'
import { RecordDocuments } from '#src/entities/documents/record-documents.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { isOffered } from '#src/contract/extras.ts'
import { Offered } from '#src/workspace/session/offered.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useEditWanted } from '#src/records/fields/saving/use-edited-here.ts'
import { RecordHistory, useRecordEvents } from '#src/records/history/record-history.tsx'
import { useAfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { editableVehicle, paperFieldsOf, VEHICLE_FACTS } from './fields/vehicle-fields.ts'
import { useAllTrips, VehicleTrips } from './record/all-trips.tsx'
import { vehicleChangeLines } from './record/change-lines.ts'
import { VehiclePapers } from './record/papers.tsx'
import { VehicleFacts, VehicleWeeks } from './record/sections.tsx'
import { freeText } from './vehicle-columns.tsx'
import { VehicleStatus } from './vehicle-status.tsx'

/** One vehicle: what fits in, when it can be planned, what it drives, its papers; all of its tours and changes behind tabs. */
export function VehiclePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'vehicles.get', { params: { id } }))
  const session = useSession()
  const sections = useFactsAsText()
  const format = useFormat()
  const [tab, setTab] = useState('overview')
  useEditWanted(() => setTab('overview'))
  const isSeen = useAfterFirstPaint()
  const trips = useAllTrips(id, isSeen).data?.pagination.total
  const events = useRecordEvents('vehicles.events', id, isSeen).data?.pagination.total
  return (
    <RecordPanel
      kind="vehicle"
      id={id}
      query={query}
      failure="records.vehicle.failed"
      title={(vehicle) => vehicle.licencePlate}
      status={(vehicle) => <VehicleStatus status={vehicle.status} t={t} />}
      sections={sections}
      tabs={{
        label: 'vehicles.tabs',
        of: (vehicle) => [
          { id: 'overview', title: t('orders.tab.overview') },
          { id: 'papers', title: t('vehicles.column.papers'), count: vehicle.papers.length },
          ...(isOffered(session, 'vehicles.trips')
            ? [{ id: 'trips', title: t('vehicles.tab.trips'), ...(trips !== undefined && { count: trips }) }]
            : []),
          ...(isOffered(session, 'vehicles.events')
            ? [{ id: 'history', title: t('history.title'), ...(events !== undefined && { count: events }) }]
            : []),
        ],
        current: tab,
        onSelect: setTab,
      }}
      body={(vehicle) => (
        <FieldsOf fields={editableVehicle} record={vehicle} folds>
          {tab === 'papers' && <VehiclePapers vehicle={vehicle} />}
          {tab === 'trips' && <VehicleTrips id={id} />}
          {tab === 'history' && (
            <RecordHistory
              endpoint="vehicles.events"
              id={id}
              record={vehicle}
              fields={VEHICLE_FACTS}
              own={(change) => vehicleChangeLines(change, vehicle, { t, format })}
            />
          )}
          {tab === 'overview' && (
            <>
              <VehicleFacts vehicle={vehicle} />
              <Offered calls="vehicles.week">
                <VehicleWeeks vehicle={vehicle} />
              </Offered>
              <VehiclePapers vehicle={vehicle} />
              <RecordDocuments owner={{ vehicleId: vehicle.id }} />
            </>
          )}
        </FieldsOf>
      )}
    />
  )
}

/** The same as text, for the clipboard. */
function useFactsAsText(): (vehicle: Vehicle) => RecordSection[] {
  const { t } = useText()
  const format = useFormat()
  return (vehicle) => {
    const words = { t, format, record: vehicle }
    const text = (values: readonly unknown[], { kind }: (typeof VEHICLE_FACTS)[number]) => kind.shown(values, words)
    const rows = VEHICLE_FACTS.map((field) => ({
      label: t(field.name),
      value: text([Reflect.get(vehicle, field.id)], field),
    }))
    const papers = paperFieldsOf(vehicle).map(({ field }) => ({
      label: t(field.name),
      value: text([vehicle.papers], field),
    }))
    const free = { label: t('records.vehicle.freeFrom'), value: freeText(vehicle, words) }
    return [
      { id: 'facts', title: t('records.vehicle.facts'), rows: [...rows, free] },
      { id: 'papers', title: t('vehicles.column.papers'), rows: papers },
    ]
  }
}
