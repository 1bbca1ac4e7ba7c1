import type { AssignmentConflict } from '../../refusals/conflict.ts'
import { assignmentConflicts } from '../../assignment/assignment.ts'
import { driverPaperConflicts, type Drive } from '../../drivers/papers.ts'
import { duePapers, vehiclePaperConflicts } from '../../vehicles/availability.ts'
import type { PlainDate } from '../../basics/dates.ts'
import type { Resource } from './board.ts'

/** The days something is driven on, both included, and what of it asks for papers of its own. */
interface PaperDrive extends Pick<Drive, 'from' | 'to' | 'dangerousGoods' | 'needsAdr'> {
  cooled?: boolean | undefined
  /** The day it is judged on: how soon a subcontractor's papers end, and how old their check is, is told from it, as in the choosers. */
  today: PlainDate
}

/** What speaks against a row because of papers: of the vehicle, of its driver, and of the subcontractor it belongs to. */
export function paperConflicts(resource: Resource, drive: PaperDrive): AssignmentConflict[] {
  const { label: licencePlate, type: vehicleType, driver, carrier, papers } = resource
  // What may not be read is not missing.
  const due = resource.papersRead === true ? duePapers({ ...resource, carrierId: carrier && resource.id }) : []
  return [
    ...vehiclePaperConflicts({ licencePlate, papers, due }, drive, { adr: drive.needsAdr, cooled: drive.cooled }),
    // Of a driver who is known by name only, no one has seen the papers.
    ...(driver?.id === undefined ? [] : driverPaperConflicts(driver, { ...drive, vehicleType })),
    ...(carrier ? assignmentConflicts({ cargo: {}, carrier, today: drive.today, until: drive.to }) : []),
  ]
}

/** The papers of a row that have ended by a day, each by the sentence that says so. */
export function lapsedPapers(resource: Resource, day: PlainDate): AssignmentConflict[] {
  return paperConflicts(resource, { from: day, to: day, today: day }).filter(({ code }) => code.endsWith('Expired'))
}
