import { isApiError } from '#src/api/api-error.ts'
import { wholeList } from '#src/api/whole-list.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { ImportContext } from '#src/domain/imports/judging/context.ts'

/**
 * What rows are judged with: customers and places of the tenant, and whose list it is. Without a connection no one is known; the server
 * has the last word in any case.
 */
export async function contextFor({ services }: CommandContext, customerId: string | undefined): Promise<ImportContext> {
  const today = epochToZoned(Date.now()).date
  try {
    const [partners, points] = await Promise.all([
      wholeList(services, 'partners.list', {}),
      wholeList(services, 'loadingPoints.list', {}),
    ])
    const customers = partners
      .filter(({ kind }) => kind === 'customer')
      .map(({ id, name, number }) => ({ id, name, number }))
    const places = points.map(({ id, name, street, postalCode, city, country }) => ({
      ...{ company: name, street, postalCode, city, country },
      loadingPointId: id,
    }))
    return { today, customers, places, customer: customers.find(({ id }) => id === customerId) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { today, customers: [], places: [], customer: undefined }
  }
}
