import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'papers.title': 'Order papers',
  'papers.copy': 'Copy',
  'papers.copy.next': 'Next copy',
  'papers.copy.1': '1 · for the sender (red)',
  'papers.copy.2': '2 · for the consignee (blue)',
  'papers.copy.3': '3 · for the carrier (green)',
  'papers.copy.4': '4 · for administration (black)',
  'papers.companyFailed': 'The company details could not be loaded. The letterhead stays empty.',
  'papers.carrierUnknown': 'Only the carrier’s name is known. Its other details stay empty.',
  'papers.tourFailed': 'The tour could not be loaded. The paper names this order only.',
  'papers.customerUnknown': 'Only the customer’s name is known. The address stays empty.',
  'papers.choose.noCarrier': 'no carrier yet',
  'papers.choose.international': 'CMR',
  'papers.choose.national': 'under § 408 HGB',
  'papers.paper.forwarding': 'Transport order',
  'papers.paper.cmr': 'CMR consignment note',
  'papers.paper.national': 'Consignment note',
  'papers.paper.delivery': 'Delivery note',
  'papers.paper.confirmation': 'Order confirmation',
  'papers.print': 'Print papers …',
  'papers.choose': 'Choose paper',
}
