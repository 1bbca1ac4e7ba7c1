import { handle } from '../../core/handle.ts'
import { companies } from './company.resource.ts'
import { allSeries, changeSeries } from './numbering.ts'

export const companyNoun = companies

export const numberingHandlers = {
  'numbering.list': handle('numbering.list', async (context) => ({ data: await allSeries(context) })),
  'numbering.change': handle('numbering.change', (context) => changeSeries(context, context.params.id, context.body)),
}
