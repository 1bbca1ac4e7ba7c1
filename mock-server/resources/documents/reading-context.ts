import type { ReadingContext } from '#src/domain/extraction/read-paper.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { NO_TENANT } from '../../store/store.ts'

/** So many partners are looked for by name in a paper. */
const MOST_NAMES = 2000

/** What the company knows of itself and of its partners, for anyone who reads its papers. */
export async function readingContext(context: Pick<RuleContext, 'store' | 'now'>): Promise<ReadingContext> {
  const { store } = context
  const namesOf = async (kind: 'customer' | 'carrier') =>
    (await store.page('partners', { where: { kind }, limit: MOST_NAMES })).data.map(({ name }) => name)
  const company = await store.find('companies', store.tenantId)
  const tenant = await store.of(NO_TENANT).find('tenants', store.tenantId)
  const own = [company?.name, tenant?.name].flatMap((name) => name ?? [])
  const hosts = [company?.email?.split('@')[1], company?.website?.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')]
  return {
    today: todayOf(context),
    names: { customers: await namesOf('customer'), carriers: await namesOf('carrier'), own: [...new Set(own)] },
    ownContacts: [...new Set([...hosts, company?.phone].flatMap((contact) => contact || []))],
    ...(tenant && { orderPrefix: tenant.orderPrefix }),
  }
}
