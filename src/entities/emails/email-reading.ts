import type { ReadField } from '#src/contract/documents/readings.ts'
import type { EmailReading } from '#src/contract/emails.ts'
import { readTogether } from '#src/domain/emails/read-together.ts'

/** A field of an order, and the part of the e-mail it was read of: 0 is the text, each attachment the one behind its number. */
export type PartField = ReadField & {
  part: number
  /** Where the text says something of it, in letters and lines, whichever part it was read of. */
  inText: ReadField['box']
}

/** What text and attachments of an e-mail say together of its order. */
export function fieldsOfParts(
  text: Pick<EmailReading, 'fields'> | undefined,
  attachments: ReadonlyMap<number, EmailReading> | undefined,
): PartField[] {
  const parts: ReadField[][] = [[...(text?.fields ?? [])]]
  for (const [index, { fields }] of attachments ?? []) parts[index + 1] = fields
  const inText = new Map(parts[0]?.map(({ name, box }) => [name, box]))
  return readTogether(Array.from(parts, (fields) => fields ?? [])).map((field) => ({
    ...field,
    inText: inText.get(field.name),
  }))
}
