import { describe, expect, it } from 'vitest'
import { documentDataOf, draftOf, rawOrderOf } from '#src/domain/extraction/draft-of-paper.ts'
import { fieldOf, type PaperField, type Readings } from '#src/domain/extraction/fields.ts'
import { linesOf, type Paper } from '#src/domain/extraction/paper.ts'
import { readPaper } from '#src/domain/extraction/read-paper.ts'
import { checkDraft } from '#src/domain/orders/draft.ts'
import { SAMPLE_PAPERS, samplePaper, shareOf, WORLD } from './papers.ts'

const read = (text: string, more: Omit<Paper, 'lines'> = {}) => readPaper({ lines: linesOf(text), ...more }, WORLD)
const sample = (file: string) =>
  readPaper(samplePaper(SAMPLE_PAPERS.find((one) => one.file === file) ?? { file }), WORLD)
const values = (readings: Readings, ...fields: PaperField[]) => fields.map((field) => fieldOf(readings, field).value)

describe('sample papers', () => {
  it.each(SAMPLE_PAPERS)('$file: so many fields are right, and none is sure but wrong', async (paper) => {
    const { right, sureButWrong } = await shareOf(paper)
    expect(sureButWrong).toEqual([])
    expect(right).toBeGreaterThanOrEqual(paper.least)
  })

  it('a Ladeauftrag by e-mail needs at most two corrections', async () => {
    const mails = SAMPLE_PAPERS.filter(({ file }) => file.startsWith('email-'))
    const shares = await Promise.all(mails.map(shareOf))
    expect(shares.map(({ wrong, checked }) => wrong.length + checked.length)).toEqual([1, 2, 0, 2])
  })
})

describe('a value', () => {
  it('says where it was read', async () => {
    const paper = samplePaper({ file: 'email-glas' })
    const readings = await readPaper(paper, WORLD)
    for (const reading of Object.values(readings)) {
      const { line = -1, from, to } = reading.source ?? {}
      expect(paper.lines[line]?.text.slice(from, to).trim()).toBe(reading.text)
    }
    expect(fieldOf(readings, 'cargo.weightKg')).toMatchObject({ text: '14,3 t', source: { line: 17, from: 0, to: 6 } })
  })

  it('is asked about where the pallets say otherwise', async () => {
    const meters = fieldOf(await sample('email-glas'), 'cargo.loadingMeters')
    expect(meters).toMatchObject({ state: 'check', value: 11.5, confidence: 71, doubts: ['conflict'] })
    expect(meters.alternatives.map(({ value, text }) => [value, text])).toEqual([[11, '22 Industriepaletten']])
  })

  it('is asked about where the paper says two', async () => {
    const readings = await read('Beladung: 20457 Hamburg\nGewicht: 12.000 kg\nBruttogewicht: 14.000 kg')
    expect(fieldOf(readings, 'cargo.weightKg')).toMatchObject({ state: 'check', value: 12_000, doubts: ['conflict'] })
    expect(fieldOf(readings, 'cargo.weightKg').alternatives.map(({ value }) => value)).toEqual([14_000])
  })

  it('is asked about where letters of a scan stand for digits', async () => {
    const readings = await read('Gewicht: l2.OOO kg', { scanned: true })
    expect(fieldOf(readings, 'cargo.weightKg')).toMatchObject({ state: 'check', value: 12_000, doubts: ['letters'] })
    expect(fieldOf(await read('Gewicht: 12.000 kg', { scanned: true }), 'cargo.weightKg').state).toBe('sure')
  })

  it('is asked about outside what an order can have', async () => {
    expect(fieldOf(await read('Gewicht: 82.000 kg'), 'cargo.weightKg')).toMatchObject({
      state: 'check',
      doubts: ['bounds'],
    })
    expect(fieldOf(await read('Ladetermin: 24.11.2027'), 'pickup.date')).toMatchObject({
      state: 'check',
      doubts: ['bounds'],
    })
  })

  it('is no surer than its line was read', async () => {
    const readings = await readPaper({ lines: [{ text: 'Gewicht: 12.000 kg', confidence: 64 }], scanned: true }, WORLD)
    expect(fieldOf(readings, 'cargo.weightKg')).toMatchObject({ state: 'check', confidence: 64 })
  })

  it('is missing where nothing says it', async () => {
    expect(fieldOf(await read('Guten Morgen'), 'pickup.date')).toMatchObject({ state: 'missing', confidence: 0 })
    expect(await read('')).toEqual({})
  })
})

describe('days and times', () => {
  it.each([
    ['Beladung morgen 8-12 Uhr', '2026-11-25', '08:00', '12:00'],
    ['Beladung: Mi 8-12', '2026-11-25', '08:00', '12:00'],
    ['Beladung übermorgen ab 7 Uhr', '2026-11-26', '07:00', undefined],
    ['Beladung Do., 26.11. zwischen 10:00 und 14:30 Uhr', '2026-11-26', '10:00', '14:30'],
    ['Ladetermin: 26/11/2026, bis 15:00 Uhr', '2026-11-26', undefined, '15:00'],
    ['Ladetermin: 3. Dezember 2026', '2026-12-03', undefined, undefined],
  ])('%s', async (text, ...expected) => {
    expect(values(await read(text), 'pickup.date', 'pickup.timeFrom', 'pickup.timeTo')).toEqual(expected)
  })

  it('the day of unloading follows that of loading', async () => {
    const readings = await read('Beladung: Fr 27.11. in 20457 Hamburg\nEntladung: Mi in 80331 München')
    expect(values(readings, 'pickup.date', 'delivery.date')).toEqual(['2026-11-27', '2026-12-02'])
  })

  it('a weekday that is not that of its date is asked about', async () => {
    const date = fieldOf(await read('Ladetermin: Mo, 25.11.2026'), 'pickup.date')
    expect(date).toMatchObject({ state: 'check', value: '2026-11-25', doubts: ['conflict'] })
  })

  it('the day of the letter is none', async () => {
    expect(await read('Hamburg, den 24.11.2026')).toEqual({})
    expect(await read('Guten Morgen, so machen wir es')).toEqual({})
  })
})

describe('places', () => {
  it.each([
    ['von 21079 Hamburg nach D-80331 München', '21079', 'Hamburg', '80331', 'München'],
    ['Hamburg → Augsburg', undefined, 'Hamburg', undefined, 'Augsburg'],
    ['Laden in PL-50-001 Wrocław, entladen in A-1030 Wien', '50-001', 'Wrocław', '1030', 'Wien'],
  ])('%s', async (text, ...expected) => {
    const fields = ['pickup.postalCode', 'pickup.city', 'delivery.postalCode', 'delivery.city'] as const
    expect(values(await read(text), ...fields)).toEqual(expected)
  })

  it('on both ends of an arrow are no assumption, those of a sender are', async () => {
    const ends = async (text: string) => {
      const readings = await read(text)
      return (['pickup.postalCode', 'delivery.postalCode'] as const).map((field) => fieldOf(readings, field).doubts)
    }
    expect(await ends('21079 Hamburg → 80331 München')).toEqual([[], []])
    expect(await ends('Absender: 21079 Hamburg\nEmpfänger: 80331 München')).toEqual([['assumed'], ['assumed']])
  })

  it('a code that is another town’s is asked about', async () => {
    const readings = await read('Ladestelle: 20457 München')
    expect(fieldOf(readings, 'pickup.city')).toMatchObject({ state: 'check', value: 'München', doubts: ['conflict'] })
  })
})

describe('dangerous goods', () => {
  it('table A says what the paper does not', async () => {
    const readings = await read('Gefahrgut UN 1203')
    expect(values(readings, 'cargo.adr.name', 'cargo.adr.class', 'cargo.adr.packingGroup')).toEqual([
      'BENZIN',
      '3',
      'II',
    ])
  })

  it.each([
    ['UN 1992 ENTZÜNDBARER FLÜSSIGER STOFF, GIFTIG, N.A.G., 3 (6.1), II, (D/E)', '3', '6.1', 'II'],
    ['UN 1295 TRICHLORSILAN, 4.3 (3 + 8), I, (B/E)', '4.3', '3, 8', 'I'],
    ['UN 1230 Methanol Klasse 3 (6.1), VG II', '3', '6.1', 'II'],
    // What the paper leaves out says table A.
    ['UN 1230 METHANOL', '3', '6.1', 'II'],
    ['UN 1203 BENZIN, 3, II', '3', undefined, 'II'],
  ])('"%s": class, risks in brackets, packing group', async (text, ...told) => {
    const readings = await read(text)
    expect(values(readings, 'cargo.adr.class', 'cargo.adr.risks', 'cargo.adr.packingGroup')).toEqual(told)
  })

  it('other risks than those of table A are asked about', async () => {
    const risks = fieldOf(await read('UN 1230 METHANOL, 3 (8), II'), 'cargo.adr.risks')
    expect(risks).toMatchObject({ state: 'check', value: '8' })
    expect(risks.alternatives.map(({ value }) => value)).toEqual(['6.1'])
  })

  it('another class than that of table A is asked about', async () => {
    const adrClass = fieldOf(await read('UN 1203, Klasse 8, VG II'), 'cargo.adr.class')
    expect(adrClass).toMatchObject({ state: 'check', value: '8' })
    expect(adrClass.alternatives.map(({ value }) => value)).toEqual(['3'])
  })
})

describe('prices', () => {
  it.each([
    ['Fracht: 1.480,50 EUR netto', 1480.5, 'sure'],
    ['Preis 950,- €', 950, 'sure'],
    ['Frachtpreis 1.190,00 EUR inkl. MwSt.', 1190, 'check'],
    ['wir zahlen 780 €', 780, 'check'],
    ['Standgeld 55,00 EUR', undefined, 'missing'],
    ['Fracht nach Aufwand, 55 € je Stunde', undefined, 'missing'],
  ])('%s', async (text, value, state) => {
    const price = fieldOf(await read(text), 'price.customer')
    expect([price.value, price.state]).toEqual([value, state])
  })
})

describe('what is made of a reading', () => {
  it('a draft that nothing speaks against', async () => {
    const { draft, customerPrice } = draftOf(await sample('ladeauftrag-kaffee'))
    expect(checkDraft(draft, { today: WORLD.today })).toEqual([])
    expect(customerPrice).toBe(1480)
    expect(draft.delivery).toMatchObject({ city: 'München', date: '2026-11-27', timeFrom: '06:00', fixed: true })
    expect(draft.cargo).not.toHaveProperty('adr')
  })

  it('an order that OCR has read, and how sure each field of it is', async () => {
    const { order, confidence, inquiry } = rawOrderOf(await sample('lieferschein-getraenke'))
    expect(order).toEqual({
      order_number: 'NK-2026-004718',
      customer_name: 'Leinetal Getränke Vertriebs GmbH',
      delivery_date: '2026-11-26',
      cargo_description: 'Mineralwasser',
      pickup_street: 'Lagerhofweg 3',
      pickup_city: 'Hannover',
      delivery_street: 'Am Freihafenbecken 14',
      delivery_city: 'Kassel',
      status: 'inquiry',
    })
    expect([confidence.delivery_date, confidence.pickup_date, confidence.pickup_city]).toEqual([96, 0, 77])
    expect(inquiry).toMatchObject({ originPostalCode: '30159', destinationPostalCode: '34117' })
  })

  it('what a document keeps', async () => {
    expect(documentDataOf(await sample('cmr-wien'))).toEqual({
      orderNumber: 'NK-2026-004696',
      sender: 'Kühlhaus Geeste GmbH & Co. KG',
      consignee: 'Donaufrost Handels GmbH',
      weight: '18480 kg',
      packages: '33',
    })
  })
})

it('a text that means harm is read as quickly as any other', async () => {
  const harm = [
    '1'.repeat(400),
    '1.'.repeat(200),
    'A '.repeat(200),
    '20457 '.repeat(66),
    '- '.repeat(200),
    'Ladestelle '.repeat(36),
    'O'.repeat(400),
    'AA-'.repeat(133),
  ]
  const lines = Array.from({ length: 5000 }, (_, at) => ({ text: harm[at % harm.length] ?? '' }))
  const start = performance.now()
  await readPaper({ lines, scanned: true }, WORLD)
  expect(performance.now() - start).toBeLessThan(15_000)
})
