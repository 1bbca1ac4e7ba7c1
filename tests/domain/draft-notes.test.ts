import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { draftOfNotes, notesOfDraft } from '#src/domain/draft-notes.ts'
import type { OrderDraft } from '#src/domain/order-draft.ts'

const nothing: OrderDraft = { customer: {}, cargo: {}, pickup: {}, delivery: {} }

/** A draft that says all of what an order has no field for. */
const talkative: OrderDraft = {
  customer: { contactPerson: 'Frau Öztürk' },
  cargo: {
    tailLift: true,
    palletExchange: true,
    adr: { unNumber: '1263', class: '3', packingGroup: 'II', tunnelCode: 'D/E' },
  },
  pickup: { fixed: true, phone: '+49 40 123456', reference: 'L-7' },
  delivery: { fixed: true, phone: '+49 89 654321', reference: 'E-8' },
}

describe('what an order has no field for stands in its notes', () => {
  test('each in its words', () => {
    expect(notesOfDraft(talkative)).toBe(
      'Ansprechpartner Frau Öztürk, Ladebordwand nötig, Palettentausch, Verpackungsgruppe II, Tunnelcode D/E, ' +
        'Fixtermin Beladung, Telefon Beladung +49 40 123456, Ladereferenz L-7, ' +
        'Fixtermin Entladung, Telefon Entladung +49 89 654321, Entladereferenz E-8',
    )
  })

  test('the person the customer has anyway does not; nothing said is no note', () => {
    const asked = { ...nothing, customer: { contactPerson: 'Frau Öztürk ' } }
    expect([notesOfDraft(asked, { contactPerson: 'Frau Öztürk' }), notesOfDraft(nothing)]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('and is read from there again, but for the references', () => {
    expect(draftOfNotes(notesOfDraft(talkative))).toEqual({
      contactPerson: 'Frau Öztürk',
      cargo: { tailLift: true, palletExchange: true, packingGroup: 'II', tunnelCode: 'D/E' },
      pickup: { fixed: true, phone: '+49 40 123456' },
      delivery: { fixed: true, phone: '+49 89 654321' },
    })
  })

  test.each([
    [undefined],
    [''],
    ['Keine Ladebordwand nötig, ohne Palettentausch, Tunnelcode'],
    ['Verpackungsgruppe IX, Tunnelcode zu'],
  ])('"%s" says nothing of the kind', (notes) => {
    expect(draftOfNotes(notes)).toEqual({ cargo: {}, pickup: {}, delivery: {} })
  })

  property.prop([fc.string(), fc.string()])('a comma in what was typed parts nothing', (phone, contactPerson) => {
    const notes = notesOfDraft({
      ...nothing,
      customer: { contactPerson },
      pickup: { phone },
      cargo: { tailLift: true },
    })
    expect(draftOfNotes(notes).cargo).toEqual({ tailLift: true })
    expect(notesOfDraft({ ...nothing, pickup: draftOfNotes(notes).pickup })).toBe(
      notesOfDraft({ ...nothing, pickup: { phone: draftOfNotes(notes).pickup.phone } }),
    )
  })
})
