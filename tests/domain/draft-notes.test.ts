import { describe, expect, test } from 'vitest'
import { draftOfNotes, notesOfDraft } from '#src/domain/draft-notes.ts'
import type { OrderDraft } from '#src/domain/order-draft.ts'

const nothing: OrderDraft = { customer: {}, cargo: {}, pickup: {}, delivery: {} }

const NOTES =
  'Ansprechpartner Frau Öztürk, Ladebordwand nötig, Palettentausch, Verpackungsgruppe II, Tunnelcode D/E, ' +
  'Fixtermin Beladung, Telefon Beladung +49 40 123456, Ladereferenz L-7, ' +
  'Fixtermin Entladung, Telefon Entladung +49 89 654321, Entladereferenz E-8'

describe('notes in which orders once kept what they had no field for', () => {
  test('are read', () => {
    expect(draftOfNotes(NOTES)).toEqual({
      contactPerson: 'Frau Öztürk',
      cargo: { tailLift: true, palletExchange: true, packingGroup: 'II', tunnelCode: 'D/E' },
      pickup: { fixed: true, phone: '+49 40 123456' },
      delivery: { fixed: true, phone: '+49 89 654321' },
    })
  })

  test('are written of dangerous goods only', () => {
    const adr = { unNumber: '1263', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }
    expect([notesOfDraft({ ...nothing, cargo: { adr } }), notesOfDraft(nothing)]).toEqual([
      'Verpackungsgruppe II, Tunnelcode D/E',
      undefined,
    ])
  })

  test.each([
    [undefined],
    [''],
    ['Keine Ladebordwand nötig, ohne Palettentausch, Tunnelcode'],
    ['Verpackungsgruppe IX, Tunnelcode zu'],
  ])('"%s" says nothing of the kind', (notes) => {
    expect(draftOfNotes(notes)).toEqual({ cargo: {}, pickup: {}, delivery: {} })
  })
})
