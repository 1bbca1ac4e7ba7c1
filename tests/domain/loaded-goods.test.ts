import { describe, expect, test } from 'vitest'
import { type Carriage, transshipmentConflicts, vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import { TRANSPORT_STATUSES } from '#src/domain/workflow/transport-status.ts'

const HH = { vehicleId: 'veh-1', plate: 'HH-NK 120', name: 'HH-NK 120' }
const KI = { vehicleId: 'veh-2', plate: 'KI-AZ 3577', name: 'KI-AZ 3577' }
const HANSE = { carrierId: 'c2', name: 'Hanse' }

test('a vehicle is taken off only while nothing is loaded', () => {
  const refused = TRANSPORT_STATUSES.filter((status) => vehicleOffRefusal(status) !== undefined)
  expect(refused).toEqual(['LOADED', 'IN_TRANSIT', 'AT_DELIVERY', 'DELIVERED', 'COMPLETED'])
  expect(vehicleOffRefusal('LOADED')).toBe('reason.transport.loadedKeepsVehicle')
  expect(vehicleOffRefusal(undefined)).toBeUndefined()
})

describe('another vehicle', () => {
  test('is a transshipment while the goods are aboard, and needs a reason', () => {
    const moved = TRANSPORT_STATUSES.filter((status) => transshipmentConflicts(status, HH, KI).length > 0)
    expect(moved).toEqual(['LOADED', 'IN_TRANSIT', 'AT_DELIVERY'])
    expect(transshipmentConflicts('LOADED', HH, KI)).toEqual([
      {
        code: 'reason.transport.transshipmentFrom',
        severity: 'block',
        values: { from: 'HH-NK 120', to: 'KI-AZ 3577' },
      },
    ])
  })

  test.each<[string, Carriage, Carriage & { name: string }, string[]]>([
    ['the same again', HH, HH, []],
    ['the typed plate, now as a record', { plate: 'KI-AZ 3577' }, KI, []],
    ['another one than was typed', { plate: 'HB-X 1' }, KI, ['reason.transport.transshipmentFrom']],
    ['the truck of the same subcontractor, known at last', { carrierId: 'c1' }, { ...KI, carrierId: 'c1' }, []],
    ['an own one for a subcontractor', { carrierId: 'c1' }, KI, ['reason.transport.transshipment']],
    ['whoever has it, where nothing is known', {}, HANSE, []],
    ['another subcontractor', { carrierId: 'c1' }, HANSE, ['reason.transport.transshipment']],
    [
      'another one, of whom there is a plate',
      { carrierId: 'c1', plate: 'HB-X 1' },
      HANSE,
      ['reason.transport.transshipmentFrom'],
    ],
    ['the same one, of whom there is a plate', { carrierId: 'c2', plate: 'HB-X 1' }, HANSE, []],
    ['a subcontractor for a plate alone', { plate: 'HB-X 1' }, HANSE, ['reason.transport.transshipmentFrom']],
    ['whom the known vehicle is paid for to', HH, { ...HANSE, vehicleId: 'veh-1' }, []],
  ])('%s', (_name, from, to, codes) => {
    expect(transshipmentConflicts('IN_TRANSIT', from, to).map(({ code }) => code)).toEqual(codes)
  })
})
