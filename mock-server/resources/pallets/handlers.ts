import { is } from '../../core/lists/filters.ts'
import { handle } from '../../core/handle.ts'
import { defineResource } from '../../write/define-resource.ts'
import { partners } from '../partners/partner.resource.ts'
import { palletAccountOf } from './account.ts'
import { changedBooking, newBooking } from './rules.ts'

/** Pallets booked by hand, the newest first. */
const palletBookings = defineResource({
  kind: 'palletBooking',
  list: {
    sort: [
      { field: 'day', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: { partnerId: is('partnerId') },
  },
  write: { ids: 'plt', create: newBooking, update: changedBooking },
})

export const palletNoun = {
  ...palletBookings,
  handlers: {
    ...palletBookings.handlers,
    'partners.pallets': handle('partners.pallets', async ({ store, params, query }) => {
      const account = await palletAccountOf(store, await partners.read({ store }, params.id))
      const entries = account.entries.filter(({ kind }) => query.kind === undefined || kind === query.kind)
      return { balances: account.balances, entries: entries.slice(0, query.limit), total: entries.length }
    }),
  },
}
