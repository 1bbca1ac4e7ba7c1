import { isPackingGroup, isTunnelCode } from '../goods/adr.ts'

/** Fields that orders once had no place for but their notes. */
export interface NotedFields {
  contactPerson?: string
  tailLift?: true
  palletExchange?: true
  packingGroup?: string
  tunnelCode?: string
  pickupFixed?: true
  pickupPhone?: string
  pickupReference?: string
  deliveryFixed?: true
  deliveryPhone?: string
  deliveryReference?: string
}

/** What stands alone in a note, word for word. */
const ALONE: ReadonlyMap<string, keyof NotedFields> = new Map([
  ['Ladebordwand nötig', 'tailLift'],
  ['Palettentausch', 'palletExchange'],
  ['Fixtermin Beladung', 'pickupFixed'],
  ['Fixtermin Entladung', 'deliveryFixed'],
])

/** What stands before a value. */
const BEFORE: readonly (readonly [word: string, field: keyof NotedFields, fits?: (value: string) => boolean])[] = [
  ['Ansprechpartner ', 'contactPerson'],
  ['Verpackungsgruppe ', 'packingGroup', isPackingGroup],
  ['Tunnelcode ', 'tunnelCode', isTunnelCode],
  ['Telefon Beladung ', 'pickupPhone'],
  ['Ladereferenz ', 'pickupReference'],
  ['Telefon Entladung ', 'deliveryPhone'],
  ['Entladereferenz ', 'deliveryReference'],
]

/**
 * Takes out of an order's notes what has a field by now, in the very words that creating an order once wrote there. `rest`:
 * the notes without it; they stay as they are where nothing of the kind is in them.
 */
export function fieldsOfNotes(notes: string): { fields: NotedFields; rest: string } {
  const fields: Record<string, string | true> = {}
  const rest = notes.split(/[,\n]/).filter((part) => {
    const text = part.trim()
    const alone = ALONE.get(text)
    if (alone !== undefined) fields[alone] = true
    const found = BEFORE.find(([word, , fits]) => text.startsWith(word) && fits?.(text.slice(word.length)) !== false)
    if (found !== undefined) fields[found[1]] = text.slice(found[0].length)
    return alone === undefined && found === undefined
  })
  const isMoved = Object.keys(fields).length > 0
  return { fields, rest: isMoved ? rest.map((part) => part.trim()).join(', ') : notes }
}
