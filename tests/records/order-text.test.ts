import { expect, test } from 'vitest'
import { orderAsText } from '#src/features/orders/record/sections/record-text.ts'
import { createFormat } from '#src/i18n/format.ts'
import { t } from '#tests/commands/support.ts'
import { seededBackend } from '#tests/mock-server/seeded-backend.ts'

/** Monday 23 November 2026, 14:03 in Germany. */
const NOW = Date.UTC(2026, 10, 23, 13, 3)

test('the whole order is copied as text of several lines', async () => {
  const { body } = await seededBackend(NOW).ask('dispo@nordkurs', 'orders.get', { params: { id: 'NK-2026-004796' } })
  const text = orderAsText(
    body,
    t,
    createFormat('de', () => NOW),
  )
  expect(text.split('\n')).toEqual([
    'NK-2026-004796 · Bestätigt',
    'Kunde: Leinetal Getränke Vertriebs GmbH · REF-45591',
    'Ladestelle: Leinetal Getränke Vertriebs GmbH, Werkstraße 147, 30159 Hannover · Mo 23.11. 12:00–16:00 · Ayşe de Vries 0171 3920049',
    'Ladereferenz: L-768730',
    'Entladestelle: Werk II Montage, Werkstraße 14, 66111 Saarbrücken · Di 24.11. 06:00–10:00 · Tanja Krüger 0171 3920053',
    'Entladereferenz: WE 50909',
    'Ware: 4 Europaletten Baustoffe, Sackware',
    'Gewicht: 2.596 kg',
    'Lademeter: 1,6 LDM',
    'Volumen: 6,1 m³',
    'Packstücke: 4',
    'Verpackung: Europaletten',
    'Menge: 1',
    'Fahrzeugwunsch: Planensattel',
    'Kundenpreis (netto): 365,00 €',
    'Erlöspositionen: Fracht 310,00 €; Maut 33,10 €; Dieselfloater 21,90 €',
    'Brutto: 434,35 €',
  ])
})
