import { addDays } from '#src/domain/basics/dates.ts'
import type { Resource } from '#src/domain/planning/facts/board.ts'
import { VEHICLE_PAPERS, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { anyEnd, type Draw } from './drawing.ts'

function anyDriver({ of, below, chance, maybe }: Draw, id: string, monday: string) {
  const until = () => maybe(0.9, () => addDays(monday, of([-3, 2, 400, 400, 400, 400, 400])))
  return {
    id,
    name: `Fahrer ${id}`,
    absences: chance(0.15)
      ? [{ id: 'a', kind: of(['holiday', 'sick'] as const), from: addDays(monday, below(6)), to: addDays(monday, 7) }]
      : [],
    licenceClasses: maybe(0.8, () => of(['CE', 'CE', 'CE', 'C1E', 'B'])),
    licenceUntil: until(),
    driverCardUntil: until(),
    code95Until: until(),
    adrCourses: maybe(0.6, () => of(['basic', 'basic, tank', 'basic, 1'])),
    adrCertificateUntil: maybe(0.6, () => addDays(monday, of([-3, 400, 400]))),
  }
}

/** An own vehicle with any papers, drivers and equipment. */
export function anyVehicle(draw: Draw, at: number, monday: string): Resource {
  const { of, below, chance, maybe } = draw
  const place = () => anyEnd(draw, monday, 0, [`Hof ${at}`]).site
  const type = maybe(0.9, () => of(VEHICLE_TYPES))
  const isSmall = type === 'SPRINTER' || type === 'SOLO_7_5'
  return {
    key: `vehicle:T${at}`,
    id: `T${at}`,
    label: `T${at}`,
    plate: maybe(0.9, () => `HH-T ${at}`),
    type,
    loadingMeters: maybe(0.9, () => (isSmall ? 4.5 : 13.6)),
    payloadKg: maybe(0.9, () => (isSmall ? 1_800 : 24_000)),
    pallets: maybe(0.9, () => (isSmall ? 10 : 33)),
    adr: maybe(0.9, () => chance(0.6)),
    reefer: maybe(0.9, () => type === 'REEFER' || chance(0.3)),
    tailLift: maybe(0.9, () => chance(0.6)),
    palletExchange: maybe(0.9, () => chance(0.7)),
    // Two vehicles may have one driver.
    driver: maybe(0.9, () => anyDriver(draw, `F${chance(0.8) ? at : 0}`, monday)),
    coDriver: maybe(0.2, () => anyDriver(draw, `C${chance(0.7) ? at : 0}`, monday)),
    blocks: chance(0.15)
      ? [{ kind: 'workshop', reason: 'TÜV', from: addDays(monday, below(6)), to: maybe(0.7, () => addDays(monday, 6)) }]
      : [],
    outOfServiceSince: maybe(0.05, () => addDays(monday, 3)),
    papers: chance(0.5)
      ? VEHICLE_PAPERS.map((kind) => ({ kind, validUntil: addDays(monday, of([-2, 3, 300, 300, 300, 300, 300, 300])) }))
      : [],
    papersRead: maybe(0.5, () => true),
    home: maybe(0.5, place),
    standsAt: maybe(0.7, place),
  }
}

/** A subcontractor with anything he may have said. */
export function anyCarrier({ of, below, chance, maybe }: Draw, at: number, monday: string): Resource {
  const until = () => maybe(0.8, () => addDays(monday, of([-2, 4, 300])))
  return {
    key: `carrier:S${at}`,
    id: `S${at}`,
    label: `Subunternehmer ${at}`,
    types: maybe(0.6, () => [of(VEHICLE_TYPES), of(VEHICLE_TYPES)]),
    adr: maybe(0.6, () => chance(0.5)),
    reefer: maybe(0.6, () => chance(0.5)),
    tailLift: maybe(0.6, () => chance(0.5)),
    palletExchange: maybe(0.6, () => chance(0.5)),
    ...(chance(0.4) && { temperatureMin: -25, temperatureMax: of([-18, 8]) }),
    blocks: [],
    papers: [],
    carrier: maybe(0.9, () => ({
      country: of(['DE', 'PL', 'Niederlande', undefined]),
      euLicenceUntil: until(),
      insuranceUntil: until(),
      checkedAt: maybe(0.6, () => addDays(monday, -below(500))),
      blocked: maybe(0.05, () => true),
    })),
  }
}
