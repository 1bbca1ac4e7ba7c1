import { describe, expect, test } from 'vitest'
import { fieldsOfNotes } from '#src/domain/orders/notes.ts'

const NOTES =
  'Ansprechpartner Frau Öztürk, Ladebordwand nötig, Palettentausch, Verpackungsgruppe II, Tunnelcode D/E, ' +
  'Fixtermin Beladung, Telefon Beladung +49 40 123456, Ladereferenz L-7, ' +
  'Fixtermin Entladung, Telefon Entladung +49 89 654321, Entladereferenz E-8'

const FIELDS = {
  contactPerson: 'Frau Öztürk',
  tailLift: true,
  palletExchange: true,
  packingGroup: 'II',
  tunnelCode: 'D/E',
  pickupFixed: true,
  pickupPhone: '+49 40 123456',
  pickupReference: 'L-7',
  deliveryFixed: true,
  deliveryPhone: '+49 89 654321',
  deliveryReference: 'E-8',
}

describe('notes in which orders once kept what they had no field for', () => {
  test('become fields, and only what a person wrote beside stays', () => {
    expect(fieldsOfNotes(NOTES)).toEqual({ fields: FIELDS, rest: '' })
    expect(fieldsOfNotes(`${NOTES}\nBitte Tor 3, Rampe 7`)).toEqual({ fields: FIELDS, rest: 'Bitte Tor 3, Rampe 7' })
  })

  test.each([
    '',
    'Keine Ladebordwand nötig, ohne Palettentausch, Tunnelcode',
    'Verpackungsgruppe IX, Tunnelcode zu',
    'Avis 2 h vorher,telefonisch\n\nund Tor 3',
  ])('"%s" says nothing of the kind and stays as it is', (notes) => {
    expect(fieldsOfNotes(notes)).toEqual({ fields: {}, rest: notes })
  })
})
