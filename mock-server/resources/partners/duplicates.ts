import { findDuplicates } from '#src/domain/partners/duplicates.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

/** Records that are probably one company, the older one first; of one partner, or all there are. */
export async function duplicatesOf(
  store: Store,
  partnerId: string | undefined,
  view: (partners: readonly Row<'partners'>[]) => Promise<Row<'partners'>[]>,
) {
  const all = await store.all('partners', {}, [{ field: 'createdAt' }, { field: 'number' }])
  const found = findDuplicates(all).filter(
    ({ partners }) => partnerId === undefined || partners.some(({ id }) => id === partnerId),
  )
  const known = [...new Map(found.flatMap(({ partners }) => partners).map((one) => [one.id, one])).values()]
  const shown = new Map((await view(known)).map((partner) => [partner.id, partner]))
  return {
    data: found.map(({ partners, reasons }) => ({
      partners: partners.map((one) => shown.get(one.id) ?? one),
      reasons,
    })),
  }
}
