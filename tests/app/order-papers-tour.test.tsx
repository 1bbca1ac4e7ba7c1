import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'

/** Methanol and paint for one dealer: three halts, and only together more than 1,000 points. */
const [methanol, paint] = ['NK-2026-004746', 'NK-2026-004748']
const paper = () => document.querySelector<HTMLElement>('article.paper')
const lines = () => (paper()?.innerText ?? '').split(/[\n\t]+/).filter((line) => line.trim() !== '')

async function openPaper(options: Parameters<typeof openApp>[0] = {}) {
  const path = `/orders/${methanol}/papers?paper=forwarding`
  const app = await openApp({ path, account: 'dispo@nordkurs.example', ...options })
  await expect.poll(paper).toBeTruthy()
  return app
}

test('the Transportauftrag of a dangerous tour of three stops is right to the last line', async () => {
  const app = await openPaper()
  const all = lines()
  const terms = all.indexOf('Bedingungen')
  expect(all.slice(0, terms)).toEqual([
    'Nordkurs Spedition GmbH',
    'Versmannstraße 24 · 20457 Hamburg',
    '040 000 41-20 · dispo@nordkurs.example · www.nordkurs.example',
    ...['Donau Fernfracht Ges.m.b.H.', 'An der Verladerampe 19', '4020 Linz', 'Österreich'],
    'Transportauftrag',
    ...['Auftragsnummer', methanol, 'Tour', 'T-004746', 'Datum', 'Mo 23.11.2026'],
    ...['Ansprechpartner', 'Jürgen Weiß', 'Telefon', '040 000 41-20', 'E-Mail', 'dispo@nordkurs.example'],
    'Wir beauftragen Sie mit der folgenden Beförderung:',
    'Die Beförderung ist Teil der Tour T-004746. Die Stopps sind in dieser Reihenfolge anzufahren.',

    '1. Beladung',
    ...['Süderelbe Lacke und Lösemittel KG', 'Seehafenstraße 21', '21079 Hamburg-Harburg'],
    ...['Ankunft geplant', 'Di 24.11.2026, 07:00'],
    ...['Auftrag', methanol, 'Ladung', '2 Europaletten Methanol in Kanistern'],
    ...['Termin', 'Di 24.11.2026, 07:00–09:00', 'Ladereferenz', 'L-240117', 'Rampe', 'Rampe 23'],
    ...['Öffnungszeiten', 'Mo–Fr 06:00–18:00', 'Ansprechpartner', 'Jürgen Ehlers'],
    ...['Anforderungen', 'Palettentausch'],
    ...['Danach an Bord', '0,8 LDM · 310 kg · 2 Paletten'],
    ...['Gefahrgut an Bord', 'Beförderungskategorie 2: 240 kg, Wert 720. Punkte nach ADR 1.1.3.6: 720'],

    '2. Beladung',
    ...['Weser Farbenwerk GmbH', 'Am Güterbahnhof 4', '28197 Bremen'],
    ...['Ankunft geplant', 'Di 24.11.2026, 10:00'],
    ...['Auftrag', paint, 'Ladung', '4 Europaletten Farben und Beschichtungen'],
    ...['Termin', 'Di 24.11.2026, 10:00–12:00', 'Ladereferenz', 'L-118834', 'Zeitfenster-Nr.', 'ZF-5520'],
    ...['Ansprechpartner', 'Jan Kowalski', 'Anforderungen', 'Ladebordwand erforderlich'],
    ...['Danach an Bord', '2,4 LDM · 1.000 kg · 6 Paletten'],
    'Gefahrgut an Bord',
    'Beförderungskategorie 2: 240 kg, Wert 720. Beförderungskategorie 3: 60 kg + 500 l, Wert 560. Punkte nach ADR 1.1.3.6: 1.280. Tunnelcode der Ladung: (D/E)',

    '3. Entladung',
    ...['Leine Chemiehandel GmbH', 'Industrieweg 8', '30159 Hannover'],
    ...['Ankunft geplant', 'Di 24.11.2026, 13:00'],
    ...['Auftrag', methanol, 'Ladung', '2 Europaletten Methanol in Kanistern'],
    ...['Termin', 'Di 24.11.2026, 13:00–17:00, Fixtermin', 'Entladereferenz', 'WE 40771'],
    ...['Zeitfenster-Nr.', 'ZF-3107', 'Öffnungszeiten', 'Mo–Fr 06:00–20:00, Sa 06:00–14:00'],
    ...['Ansprechpartner', 'Vytautas Größl', 'Anforderungen', 'Palettentausch'],
    ...['Auftrag', paint, 'Ladung', '4 Europaletten Farben und Beschichtungen'],
    ...['Termin', 'Di 24.11.2026, 13:00–17:00', 'Entladereferenz', 'WE 40772'],
    ...['Ansprechpartner', 'Ionuț Thiele, 0171 3920042', 'Anforderungen', 'Ladebordwand erforderlich'],
    ...['Danach an Bord', 'leer'],

    'Ladung',
    ...['Auftrag', 'Anzahl', 'Verpackung', 'Bezeichnung', 'Gewicht (kg)', 'Volumen (m³)', 'Lademeter'],
    ...[methanol, '2', 'Europalette', '2 Europaletten Methanol in Kanistern', '310', '3,1', '0,8'],
    ...[paint, '4', 'Europalette', '4 Europaletten Farben und Beschichtungen', '690', '6,1', '1,6'],

    'Gefahrgut (ADR)',
    `Auftrag ${methanol}`,
    ...['UN-Nummer', 'UN 1230', 'Offizielle Benennung', 'METHANOL', 'Klasse', '3 (6.1)', 'Verpackungsgruppe', 'II'],
    ...['Tunnelcode', '(D/E)', 'Versandstücke', 'Menge', '240 kg'],
    'Vor der Beförderung einzutragen (ADR 5.4.1.1.1): Versandstücke (UN 1230)',
    `Auftrag ${paint}`,
    ...['UN-Nummer', 'UN 1263', 'Offizielle Benennung', 'FARBE', 'Klasse', '3', 'Verpackungsgruppe', 'III'],
    ...['Tunnelcode', '(D/E)', 'Versandstücke', 'Menge', '500 l'],
    ...['UN-Nummer', 'UN 3082', 'Offizielle Benennung', 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G.'],
    ...['Klasse', '9', 'Verpackungsgruppe', 'III', 'Tunnelcode', '(-)', 'Versandstücke', 'Menge', '60 kg'],
    'Vor der Beförderung einzutragen (ADR 5.4.1.1.1): Versandstücke (UN 1263, UN 3082)',
    'Beförderungspapier, schriftliche Weisungen und Ausrüstung nach ADR sind mitzuführen.',

    'Fahrzeug',
    ...['Gefordert', 'Ladebordwand, ADR-Ausrüstung'],
    ...['Fahrzeugtyp', 'Sattelzug Standard', 'Kennzeichen', 'L-LR 4638', 'Kennzeichen Auflieger', 'HH-KN 2664'],
    ...['Fahrer', 'Thomas Hansen', 'Telefon', '0171 3920098'],
    'Fracht',
    ...['Auftrag', methanol, 'Fracht netto', '335,00 €'],
    ...['Zahlungsziel', '45 Tage nach Eingang der Rechnung und der Ablieferbelege'],
    'Steuerschuldnerschaft des Leistungsempfängers (§ 13b Abs. 1 und 5 UStG).',
  ])
  // What the customer pays, what the other order brings, and whose it is.
  const store = app.server.store('nordkurs')
  const [own, other] = await Promise.all([store.find('orders', methanol), store.find('orders', paint)])
  expect([own?.customerPrice, other?.customerPrice, other?.carrierPrice]).toEqual([390, 365, 310])
  const text = all.join('\n')
  for (const secret of ['390,00', '365,00', '310,00', own?.customerName, other?.customerName])
    expect(text).not.toContain(secret)
})

test('a tour that cannot be had is missed in words; who may read no prices has the paper without', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  server.faults.fail('tours.list', 403, { times: 1 })
  const app = await openPaper({ server, account: 'gast@nordkurs.example' })
  await expect
    .poll(() => document.body.innerText)
    .toContain('Die Tour konnte nicht geladen werden. Das Papier nennt nur diesen Auftrag.')
  expect(lines()).not.toContain('1. Beladung')
  app.close()
  await openPaper({ server, account: 'gast@nordkurs.example' })
  expect(lines()).toContain('3. Entladung')
  expect(lines()).not.toContain('Fracht')
})
