import type { FieldKind } from '#src/records/fields/kinds/kinds.ts'

/** Ids of orders, parted by commas. */
export const idsKind: FieldKind = {
  control: 'text',
  typed: ([ids]) => (Array.isArray(ids) ? ids.join(',') : ''),
  read: (text) => [text.split(',').filter(Boolean)],
  shown: ([ids]) => (Array.isArray(ids) ? ids.join(',') : ''),
  wrong: 'issue.required',
}
