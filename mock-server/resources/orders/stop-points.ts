import type { StopKind } from '#src/domain/stops/window.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { sameValue } from '../../write/same-value.ts'
import type { OrderValues } from './edit.ts'

type Order = Row<'orders'>

const KINDS: readonly StopKind[] = ['pickup', 'delivery']

/** What makes a place the place it is. */
const PLACE = ['Company', 'Address', 'PostalCode', 'City', 'Country'] as const

/** What only the loading point knows of it. */
const KNOWN = ['Ramp', 'OpeningHours', 'DriverHints'] as const

function fieldsOf(point: Row<'loadingPoints'>, kind: StopKind): OrderValues {
  return {
    [`${kind}Company`]: point.name,
    [`${kind}Address`]: point.street,
    [`${kind}PostalCode`]: point.postalCode,
    [`${kind}City`]: point.city,
    [`${kind}Country`]: point.country,
    [`${kind}ContactPerson`]: point.contactPerson ?? null,
    [`${kind}Phone`]: point.phone ?? null,
    [`${kind}Email`]: point.email ?? null,
    [`${kind}Ramp`]: point.ramp ?? null,
    [`${kind}OpeningHours`]: point.openingHours ?? null,
    [`${kind}DriverHints`]: point.driverHints ?? null,
  }
}

/**
 * What a change of an order says about its stops, with what follows: a loading point brings all it knows; another name or
 * address is another place, of which ramp, hours and hints are not known, and to which no truck is announced at the old address.
 */
export async function withLoadingPoints(
  { store }: Pick<RuleContext, 'store'>,
  order: Order,
  input: OrderValues,
): Promise<OrderValues> {
  let values = input
  for (const kind of KINDS) {
    const idField = `${kind}LoadingPointId` as const
    const id = input[idField]
    if (typeof id === 'string' && id !== '') {
      const point = await store.find('loadingPoints', id)
      if (!point) throw notFound()
      values = { ...fieldsOf(point, kind), ...values }
      continue
    }
    const isElsewhere = PLACE.some((name) => {
      const field = `${kind}${name}` as const
      return field in input && !sameValue(input[field], order[field])
    })
    if (!isElsewhere) continue
    values = { [`${kind}Email`]: null, ...values }
    if (order[idField] === undefined) continue
    const gone = Object.fromEntries(KNOWN.map((name) => [`${kind}${name}`, null]))
    values = { ...gone, ...values, [idField]: null }
  }
  return values
}
