import * as z from 'zod/mini'
import { queryKeys } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { TransportInput } from '#src/contract/transports/update.ts'
import { Transport } from '#src/contract/transports/transport.ts'
import { transportChanges } from '../transport-changes.ts'

/** Makes a transport; can be taken back. Throws what speaks against it. */
export async function createTransport(context: CommandContext, body: TransportInput): Promise<void> {
  let made: Transport | undefined
  await transportChanges.create(context, {
    commandId: 'transports.create',
    title: context.services.t('transports.create.done'),
    blank: Transport.parse({}),
    body,
    call: (call, idempotencyKey) => call('transports.create', { body, idempotencyKey }),
    done: (transport) => {
      made = transport
    },
  })
  if (made !== undefined) void showMade(context, made)
}

/** What a list in the cache holds, as far as it concerns what is put in front of it. */
interface ListedPage {
  data: readonly Transport[]
  pagination?: { total: number }
}

/**
 * The list on the screen is reloaded; where that fails, the new transport is put in front of what it shows.
 * Source: specification 4, transport list
 */
async function showMade({ services }: CommandContext, transport: Transport): Promise<void> {
  const { queryClient } = services
  const queryKey = queryKeys.all('transports.list')
  await queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
  for (const query of queryClient.getQueryCache().findAll({ queryKey, type: 'active' })) {
    const page = query.state.data as ListedPage | undefined
    const asked = pageOf(query.queryKey)
    if (query.state.error === null || page === undefined || asked.page !== 1) continue
    if (page.data.some(({ id }) => id === transport.id)) continue
    const { pagination } = page
    const data = [transport, ...page.data].slice(0, asked.limit)
    const total = (pagination?.total ?? page.data.length) + 1
    query.setState({ data: { ...page, data, ...(pagination && { pagination: { ...pagination, total } }) } })
  }
}

const PageAsked = z.object({ query: z.object({ page: z._default(z.number(), 1), limit: z._default(z.number(), 10) }) })

/** Which page of a list a query holds. */
function pageOf([, input]: readonly unknown[]): { page: number; limit: number } {
  return PageAsked.safeParse(input).data?.query ?? { page: 0, limit: 0 }
}
