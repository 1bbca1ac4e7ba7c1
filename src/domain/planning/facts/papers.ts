import type { AssignmentConflict } from '../../refusals/conflict.ts'
import { assignmentConflicts } from '../../assignment/assignment.ts'
import { driverPaperConflicts, type Drive } from '../../drivers/papers.ts'
import { duePapers, vehiclePaperConflicts } from '../../vehicles/availability.ts'
import type { PlainDate } from '../../basics/dates.ts'
import type { VehiclePaperKind, VehicleType } from '../../vehicles/vehicles.ts'
import type { Resource } from './board.ts'

/** The days something is driven on, both included, and what of it asks for papers of its own. */
interface PaperDrive extends Pick<Drive, 'from' | 'to' | 'dangerousGoods' | 'needsAdr'> {
  cooled?: boolean | undefined
  /** Across a border: then a van needs what a truck needs. */
  isInternational?: boolean | undefined
  /** The day it is judged on: how soon a subcontractor's papers end, and how old their check is, is told from it, as in the choosers. */
  today: PlainDate
}

/** What speaks against a row because of papers: of the vehicle, of its driver, and of the subcontractor it belongs to. */
export function paperConflicts(resource: Resource, drive: PaperDrive): AssignmentConflict[] {
  const { label: licencePlate, type: vehicleType, driver, coDriver, carrier, papers } = resource
  const needed = vanPapers(vehicleType, drive)
  const isOwn = carrier === undefined
  // What may not be read is not missing.
  const due =
    resource.papersRead === true
      ? [...duePapers({ ...resource, carrierId: carrier && resource.id }), ...(isOwn ? needed : [])]
      : []
  return [
    ...vehiclePaperConflicts({ licencePlate, papers, due }, drive, { adr: drive.needsAdr, cooled: drive.cooled }),
    // Of a driver who is known by name only, no one has seen the papers.
    ...[driver, coDriver].flatMap((one) =>
      one?.id === undefined
        ? []
        : driverPaperConflicts(one, { ...drive, vehicleType, needsCard: needed.includes('tachograph') }),
    ),
    ...(carrier ? assignmentConflicts({ cargo: {}, carrier, today: drive.today, until: drive.to }) : []),
  ]
}

/** From when on vans above 2.5 t across borders have a tachograph. Source: VO (EG) 561/2006, Art. 2 (1) (aa) */
const TACHOGRAPH_SINCE = '2026-07-01'

/**
 * What a van needs across a border: of its weight no one knows whether it is above 2.5 t, so it is asked for. Source: VO (EG)
 * 561/2006, Art. 2 (1) (aa); VO (EG) 1072/2009, Art. 1 (5) and 3 as amended by VO (EU) 2020/1055
 */
export function vanPapers(
  type: VehicleType | undefined,
  { isInternational = false, to }: Pick<PaperDrive, 'isInternational' | 'to'>,
): VehiclePaperKind[] {
  if (type !== 'SPRINTER' || !isInternational) return []
  return to < TACHOGRAPH_SINCE ? ['euLicence'] : ['euLicence', 'tachograph']
}

/** The papers of a row that have ended by a day, each by the sentence that says so. */
export function lapsedPapers(resource: Resource, day: PlainDate): AssignmentConflict[] {
  return paperConflicts(resource, { from: day, to: day, today: day }).filter(({ code }) => code.endsWith('Expired'))
}
