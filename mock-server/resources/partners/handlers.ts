import { handle } from '../../core/handle.ts'
import { HttpError } from '../../core/http-error.ts'
import type { Jobs } from '../../write/noun.ts'
import { removeContact, saveContact } from './contacts.ts'
import { creditOfPartner } from './credit.ts'
import { duplicatesOf } from './duplicates.ts'
import { figuresOf } from './figures.ts'
import { warnOfPapers } from './expiry.ts'
import { mergedAnswer } from './former.ts'
import { mergePartners, referencesTo } from './merge.ts'
import { warningsOf } from '../../core/bodies/issues.ts'
import { removePaper, requestPapers, savePaper } from './papers.ts'
import { partners, withRecord } from './partner.resource.ts'
import { orderHistory } from './rules.ts'

const { changing, read, shown } = partners

export const partnerNoun = {
  ...partners,
  handlers: {
    ...partners.handlers,
    'partners.get': handle('partners.get', async (context) => {
      try {
        return await partners.handlers['partners.get'].run(context)
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 404) throw error
        throw (await mergedAnswer(context.store, context.params.id)) ?? error
      }
    }),
    'partners.saveContact': changing('partners.saveContact', (context, partner) =>
      saveContact(context, partner, context.body),
    ),
    'partners.removeContact': changing('partners.removeContact', (context, partner) =>
      removeContact(context, partner, context.body.contactId),
    ),
    'partners.savePaper': changing('partners.savePaper', (context, partner) =>
      savePaper(context, partner, context.body),
    ),
    'partners.removePaper': changing('partners.removePaper', (context, partner) =>
      removePaper(context, partner, context.body.paperId),
    ),
    'partners.requestPapers': handle('partners.requestPapers', async (context) => {
      const { row, messageId } = await requestPapers(context, await read(context, context.params.id), context.body)
      return { partner: await shown(row, context), messageId, warnings: [] }
    }),
    'partners.figures': handle('partners.figures', async (context) =>
      figuresOf(context, await read({ store: context.store }, context.params.id)),
    ),
    'partners.credit': handle('partners.credit', async ({ store, params, query }) => {
      const { warnings, ...credit } = await creditOfPartner(store, await read({ store }, params.id), query.addCents)
      return { ...credit, warnings: warningsOf(warnings) }
    }),
    'partners.duplicates': handle('partners.duplicates', async ({ store, query }) =>
      duplicatesOf(store, query.partnerId, (rows) => withRecord(rows, { store })),
    ),
    'partners.references': handle('partners.references', async ({ store, params }) => ({
      data: await referencesTo(store, params.id),
    })),
    'partners.merge': handle('partners.merge', async (context) => {
      const { row, eventId, moved } = await mergePartners(context, context.body)
      return { partner: await shown(row, context), eventId, warnings: [], moved }
    }),
    'customers.orderHistory': handle('customers.orderHistory', ({ store, params, query }) =>
      orderHistory(store, 'customer', params.id, query.limit),
    ),
    'carriers.orderHistory': handle('carriers.orderHistory', ({ store, params, query }) =>
      orderHistory(store, 'carrier', params.id, query.limit),
    ),
  },
}

/** Papers come near their end by the clock. */
export const partnerJobs: Jobs = {
  'partners.warn': ({ store, now }) => warnOfPapers({ store, now }),
}
