import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'notice.delay.title': 'Tell the customer of the delay …',
  'notice.delivery.title': 'Send notice of delivery to consignee …',
  'notice.pickup.title': 'Send notice of collection to loading place …',
  'notice.delay.sent': 'Delay reported',
  'notice.delivery.sent': 'Notice sent to consignee',
  'notice.pickup.sent': 'Notice sent to loading place',
  'notice.window': 'Agreed: {{window}}',
  'notice.late': 'Expected: {{time}}, {{duration}} after the window',
  'notice.inTime': 'Expected: {{time}}, within the window',
  'notice.expected': 'Expected: {{time}}',
  'notice.unknown': 'Expected arrival unknown',
  'notice.forecasting': 'Loading the forecast …',
  'notice.keeps': 'Missing in the order, will be kept there',
  'notice.of': '{{number}} of {{count}}',
  'notice.failed': 'The order could not be loaded',
}
