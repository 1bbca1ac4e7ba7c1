import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { Driver } from '#src/contract/drivers.ts'
import { DRIVER_PAPERS, PAPER_FIELDS, type DriverPaper } from '#src/domain/drivers/papers.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { Line } from '#src/records/fields/lines/line.tsx'
import { FieldCells, FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
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
  const call = useCall()
  const { close } = usePanelPlace()
  const id = panel.id ?? ''
  const { data: driver, error, refetch } = useQuery(queryFor(call, 'drivers.get', { params: { id } }))
  useEditedHere('driver', id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:driver'],
    focus: {
      kind: 'driver',
      id,
      ...(driver && { record: driver, text: () => driverAsText(driver, t, format) }),
    },
  })
  return (
    <SidePanel title={driver?.name ?? id} status={driver && <DriverStatus status={driver.status} t={t} />}>
      <div ref={part}>
        {driver === undefined && error === null && <LoadingRows rows={6} />}
        {driver === undefined && error !== null && (
          <FailureState
            title={t('drivers.failed')}
            detail={error.message}
            onRetry={() => void refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {driver && (
          <FieldsOf key={id} fields={editableDriver} record={driver}>
            <Person driver={driver} />
            <Papers />
            <DriverAbsences driver={driver} />
            <DriverWeek id={driver.id} />
          </FieldsOf>
        )}
      </div>
    </SidePanel>
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
