import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

const idsOf = ({ formerIds = '' }: Row<'partners'>) => formerIds.split(',').filter((id) => id !== '')

/** The ids a merged partner goes by: its own, those of the other, and what either had gone by before. */
export const formerIdsOf = (into: Row<'partners'>, from: Row<'partners'>): string =>
  [...idsOf(into), from.id, ...idsOf(from)].join(',')

/** The partner of an id, or the one it was merged into. */
export async function partnerNow(store: Store, id: string): Promise<Row<'partners'> | undefined> {
  return (await store.find('partners', id)) ?? mergedInto(store, id)
}

/** The partner that an id is part of by now. Looked for only where there is none of that id. */
async function mergedInto(store: Store, id: string): Promise<Row<'partners'> | undefined> {
  const others = await store.all('partners', { formerIds: { contains: id } })
  return others.find((partner) => idsOf(partner).includes(id))
}

/** 404 for a partner that was merged, with the one it is now; nothing where there never was one. */
export async function mergedAnswer(store: Store, id: string): Promise<HttpError | undefined> {
  const now = await mergedInto(store, id)
  if (now === undefined) return undefined
  const values = { id: now.id, name: now.name, number: now.number }
  return new HttpError(404, { ...refusalBody({ code: 'reason.partner.merged', values }), code: 'MERGED' })
}
