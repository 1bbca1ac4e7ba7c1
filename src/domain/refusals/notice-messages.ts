/** What is refused about notices of an order, in German. A part of the table of all refusals, in `reason-messages.ts`. */
export const noticeMessages = {
  'reason.notice.over': 'Der Auftrag ist schon zugestellt',
  'reason.notice.loaded': 'Die Ware ist schon geladen',
  'reason.notice.sameDelay':
    'Diese Verspätung ist schon gemeldet: am {{date}} um {{time}} Uhr von {{name}} an {{recipient}}',
} as const
