import { isPackingGroup, isTunnelCode } from './adr.ts'
import { textOf } from './field-issue.ts'
import type { CargoDraft, OrderDraft, StopDraft } from './order-draft.ts'

/** What the notes of an order say about its customer, its cargo and its stops. */
export interface NotedDraft {
  contactPerson?: string
  cargo: Pick<CargoDraft, 'tailLift' | 'palletExchange'> & { packingGroup?: string; tunnelCode?: string }
  pickup: Pick<StopDraft, 'fixed' | 'phone'>
  delivery: Pick<StopDraft, 'fixed' | 'phone'>
}

const WORDS = {
  tailLift: 'Ladebordwand nötig',
  palletExchange: 'Palettentausch',
  packingGroup: 'Verpackungsgruppe',
  tunnelCode: 'Tunnelcode',
  contactPerson: 'Ansprechpartner',
  pickup: { fixed: 'Fixtermin Beladung', phone: 'Telefon Beladung', reference: 'Ladereferenz' },
  delivery: { fixed: 'Fixtermin Entladung', phone: 'Telefon Entladung', reference: 'Entladereferenz' },
} as const

/** A word with what was typed; commas part the notes, so that there is none inside of one. */
function named(word: string, value: string | undefined): string {
  const text = textOf(value).replace(/\s*[,\n]+\s*/g, ' ')
  return text === '' ? '' : `${word} ${text}`
}

/** What was typed into a draft and has no field of its own on an order, in words for its notes. */
export function notesOfDraft({ cargo }: OrderDraft): string | undefined {
  const notes = [
    named(WORDS.packingGroup, cargo.adr?.packingGroup),
    named(WORDS.tunnelCode, cargo.adr?.tunnelCode),
  ].filter((note) => note !== '')
  return notes.length === 0 ? undefined : notes.join(', ')
}

/** Reads the requirements in the notes of an order again. References belong to that one order and are left out. */
export function draftOfNotes(notes: string | undefined): NotedDraft {
  const parts = (notes ?? '').split(/[,\n]/).map((part) => part.trim())
  const has = (word: string) => parts.includes(word)
  const after = (word: string) => parts.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1)
  const stop = ({ fixed, phone }: { fixed: string; phone: string }) => {
    const number = after(phone)
    return { ...(has(fixed) && { fixed: true }), ...(number !== undefined && { phone: number }) }
  }
  const group = after(WORDS.packingGroup)
  const code = after(WORDS.tunnelCode)
  const contactPerson = after(WORDS.contactPerson)
  return {
    ...(contactPerson !== undefined && { contactPerson }),
    cargo: {
      ...(has(WORDS.tailLift) && { tailLift: true }),
      ...(has(WORDS.palletExchange) && { palletExchange: true }),
      ...(group !== undefined && isPackingGroup(group) && { packingGroup: group }),
      ...(code !== undefined && isTunnelCode(code) && { tunnelCode: code }),
    },
    pickup: stop(WORDS.pickup),
    delivery: stop(WORDS.delivery),
  }
}
