import { oneLine } from '#src/domain/basics/one-line.ts'

/** Fields whose text goes into headers of mails, wherever they stand in a body: subjects, names, addresses, numbers of phones. */
const HEADER_FIELD =
  /(?:^|[a-z])(?:subject|name|names|e-?mails?|recipients?|address|addresses|website|phone|contact_?person)$/i

/** What was sent with those fields in one line each. */
export function withOneLineHeaders(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return HEADER_FIELD.test(field) ? oneLine(value) : value
  if (Array.isArray(value)) return value.map((one) => withOneLineHeaders(one, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withOneLineHeaders(entry, name)]))
}
