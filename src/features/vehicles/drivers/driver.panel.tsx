import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Driver } from '#src/contract/drivers.ts'
import { DRIVER_PAPERS, PAPER_FIELDS, type DriverPaper } from '#src/domain/drivers/papers.ts'
import { RecordDocuments } from '#src/entities/documents/record-documents.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { Line } from '#src/records/fields/lines/line.tsx'
import { FieldCells, FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { DriverAbsences } from './driver-absences.tsx'
import { driverAsText } from './driver-text.ts'
import { DriverStatus } from './driver-status.tsx'
import { DriverWeek } from './driver-week.tsx'
import { leftText, paperSign, paperText } from './driver-words.ts'
import { editableDriver, NOTE_FIELDS, PAPERS, PERSON_FIELDS } from './fields/driver-fields.ts'

/** One driver: how he is reached, his papers, when he is away, what he drives next. */
export function DriverPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="driver"
      id={id}
      query={useQuery(queryFor(useCall(), 'drivers.get', { params: { id } }))}
      failure="drivers.failed"
      title={({ name }) => name}
      status={({ status }) => <DriverStatus status={status} t={t} />}
      text={(driver) => driverAsText(driver, t, format)}
      body={(driver) => (
        <FieldsOf fields={editableDriver} record={driver}>
          <Person driver={driver} />
          <Papers />
          <DriverAbsences driver={driver} />
          <DriverWeek id={driver.id} />
          <RecordDocuments owner={{ driverId: driver.id }} />
        </FieldsOf>
      )}
    />
  )
}

function Person({ driver }: { driver: Driver }) {
  const { t } = useText()
  const { vehicleId, carrierId } = driver
  const employer = driver.carrierName ?? t('drivers.employer.own')
  const plate = driver.vehiclePlate ?? t('drivers.setVehicle.none')
  return (
    <Section
      title={t('records.driver')}
      fact={<CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />}
    >
      <dl>
        <FieldLines fields={PERSON_FIELDS} />
        <CommandLine
          id="vehicle"
          label={t('records.vehicle')}
          command="drivers.setVehicle"
          shown={plate}
          opens={vehicleId === undefined ? undefined : { kind: 'vehicle', id: vehicleId }}
        />
        <CommandLine
          id="employer"
          label={t('drivers.employer')}
          command="drivers.setEmployer"
          shown={employer}
          opens={carrierId === undefined ? undefined : { kind: 'partner', id: carrierId }}
        />
        <FieldLines fields={NOTE_FIELDS} />
      </dl>
    </Section>
  )
}

function Papers() {
  const { t } = useText()
  return (
    <Section title={t('drivers.papers')}>
      <dl>
        {DRIVER_PAPERS.map((paper) => (
          <Paper key={paper} paper={paper} />
        ))}
      </dl>
    </Section>
  )
}

/** What a paper says, until when, and how soon that is. */
function Paper({ paper }: { paper: DriverPaper }) {
  const { t } = useText()
  const { shown } = useFieldPlaceOf(editableDriver)
  const until = shown[PAPER_FIELDS[paper]]
  const left = leftText(until, t)
  return (
    <Line label={paperText(paper, t)}>
      <FieldCells line={PAPERS[paper]} />
      {left && (
        <span className="self-center text-chip whitespace-nowrap">
          <StatusWord status={paperSign(until) ?? 'warning'}>{left}</StatusWord>
        </span>
      )}
    </Line>
  )
}
