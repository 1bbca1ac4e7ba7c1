import { expect, test } from 'vitest'
import { paperTools } from '#mock-server/ports/paper-tools.ts'
import { invoicePaper } from '#src/domain/billing/paper/invoice-paper.ts'
import { type Reminder, reminderPaper } from '#src/domain/billing/paper/reminder-paper.ts'
import { cancellationOf, invoiceDocument } from '#src/domain/billing/totals.ts'
import { openInNode } from '#tests/support/open-pdf.ts'
import { collective, draft, order, reverseCharge, selfBilling } from './documents.ts'

/** The lines of each page as they are read. */
async function pagesOf(file: File): Promise<string[][]> {
  const pdf = await openInNode(file)
  const pages: string[][] = []
  for (let number = 1; number <= pdf.pageCount; number += 1) {
    const lines = await (await pdf.page(number)).lines()
    pages.push(lines.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()))
  }
  pdf.close()
  return pages
}

const printed = async (
  ...[document, format]: [Parameters<typeof invoicePaper>[0], Parameters<typeof invoicePaper>[1]]
) => invoicePaper(document, format, await paperTools())
const textOf = (pages: readonly string[][]) => pages.flat().join('\n')

test('The printed invoice says everything the law asks for, to the cent', async () => {
  const file = await printed(collective(), 'xrechnung')
  const pages = await pagesOf(file)
  expect(file.name).toBe('RE-2026-01184.pdf')
  expect(pages).toHaveLength(1)
  const text = textOf(pages)
  for (const said of [
    ...['Sammelrechnung RE-2026-01184', '23.11.2026', '18.11.2026–20.11.2026', 'Weißenfels Großhandel GmbH'],
    ...['DE394117401', 'USt-IdNr. DE394001513', 'Steuernummer 48/715/02419', 'Am Sandtorkai 48'],
    ...['Auftrag NK-2026-004640', '20457 Hamburg → CH-8005 Zürich', 'Leistung 18.11.2026', 'Menge', 'Einheit'],
    ...['2.486,01', '472,34', '2.129,93', '4.615,94', '5.088,28 €', '§ 4 Nr. 3 Buchst. a', '23.12.2026'],
    ...['IBAN DE47 2009 9900 0012 3456 00', 'HRB 184205', 'ADSp 2017', 'XRechnung 3.0', 'Seite 1/1'],
  ]) {
    expect(text).toContain(said)
  }
})

test('Sixty positions take three pages: head and sum go along, and the sums agree', async () => {
  const charges = [
    { code: 'FRACHT', amount: 100 },
    { code: 'MAUT', amount: 10.5 },
    { code: 'DIESEL', amount: 3.33 },
  ]
  const orders = Array.from({ length: 20 }, (_, at) => order(at + 1, charges))
  const pages = await pagesOf(await printed(invoiceDocument({ ...draft(), orders }), 'pdf'))
  expect(pages).toHaveLength(3)
  const carried = pages.map((lines) => lines.filter((line) => line.includes('Übertrag')))
  expect(carried.map(({ length }) => length)).toEqual([1, 2, 1])
  expect(carried[0]?.[0]).toBe(carried[1]?.[0])
  expect(carried[1]?.[1]).toBe(carried[2]?.[0])
  // The sum carried over is that of the positions above it.
  const cents = (text = '') => Number(text.replaceAll(/\D/g, ''))
  const above = (pages[0] ?? []).filter((line) => /^\d+\.\d /.test(line)).map((line) => cents(/\S+$/.exec(line)?.[0]))
  expect(cents(carried[0]?.[0]?.split(' ').at(-1))).toBe(above.reduce((sum, one) => sum + one, 0))
  for (const [at, lines] of pages.entries()) {
    expect(lines.filter((line) => line.includes('Einzelpreis €'))).toHaveLength(1)
    expect(lines.join('\n')).toContain(`Seite ${at + 1}/3`)
  }
  expect(textOf(pages.slice(2))).toContain('2.709,15 €')
})

test('Each kind of document says what it is', async () => {
  const cancelled = cancellationOf(collective(), { number: 'RE-2026-01190', issueDate: '2026-11-24', reason: 'Preis' })
  const storno = textOf(await pagesOf(await printed(cancelled, 'pdf')))
  expect(storno).toContain('Wir stornieren die Rechnung RE-2026-01184 vom 23.11.2026. Grund: Preis')
  expect(storno).toContain('−5.088,28 €')
  const credit = textOf(await pagesOf(await printed(selfBilling(), 'pdf')))
  expect(credit).toContain('Gutschrift GS-2026-00077')
  expect(credit).toContain('Havelland Transporte GmbH')
  expect(credit).toContain('Ihr Konto: IBAN DE89 3704 0044 0532 0130 00')
  const reverse = textOf(await pagesOf(await printed(reverseCharge(), 'pdf')))
  expect(reverse).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  expect(reverse).toContain('POLEN')
  const sum = textOf(await pagesOf(await printed({ ...collective(), split: 'sumOnly' }, 'pdf')))
  expect(sum).not.toContain('Dieselfloater')
  expect(sum).toContain('5.088,28 €')
})

test('A ZUGFeRD file is archived with its XML inside, and the same twice', async () => {
  const bytes = async () => new Uint8Array(await (await printed(collective(), 'zugferd')).arrayBuffer())
  const [one, other] = [await bytes(), await bytes()]
  expect(one).toEqual(other)
  const raw = new TextDecoder('latin1').decode(one)
  for (const said of [
    ...['<pdfaid:part>3</pdfaid:part>', '<pdfaid:conformance>B</pdfaid:conformance>', '/AFRelationship /Alternative'],
    ...['<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>', '(factur-x.xml)', '/OutputIntents'],
  ]) {
    expect(raw).toContain(said)
  }
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const attached = await (await getDocument({ data: one }).promise).getAttachments()
  const [xml] = Object.values(attached as Record<string, { filename: string; content: Uint8Array }>)
  expect(xml?.filename).toBe('factur-x.xml')
  expect(new TextDecoder().decode(xml?.content)).toContain('<ram:GrandTotalAmount>5088.28</ram:GrandTotalAmount>')
})

test('A reminder asks for what is open and its fee; interest stands beside it as information', async () => {
  const reminder: Reminder = {
    ...{ level: 3, date: '2027-02-15', dueDate: '2027-02-25', openCents: 308_828, feeCents: 500 },
    firstReminder: '2027-01-05',
  }
  const text = textOf(await pagesOf(await reminderPaper([{ document: collective(), reminder }], await paperTools())))
  for (const said of [
    '2. Mahnung zu RE-2026-01184',
    '−2.000,00',
    '3.093,28 €',
    '§ 288 Abs. 2',
    '40,00 €',
    '25.02.2027',
  ])
    expect(text).toContain(said)
  const first = { ...reminder, level: 1, feeCents: 0, firstReminder: undefined } as const
  const friendly = textOf(
    await pagesOf(await reminderPaper([{ document: collective(), reminder: first }], await paperTools())),
  )
  expect(friendly).toContain('Zahlungserinnerung zu RE-2026-01184')
  expect(friendly).not.toContain('§ 288')
})

test('One letter reminds of several invoices, each with its step, and names those whose last day it is', async () => {
  const reminder = { level: 1, date: '2027-02-15', dueDate: '2027-02-22', openCents: 508_828, feeCents: 0 } as const
  const last = { ...reminder, level: 3, feeCents: 1_000, openCents: 10_000, firstReminder: '2027-01-05' } as const
  const second = { ...collective(), number: 'RE-2026-01199' }
  const [own, other] = [
    { document: collective(), reminder },
    { document: second, reminder: last },
  ]
  const file = await reminderPaper([own, other], await paperTools())
  expect(file.name).toBe('2. Mahnung zu 2 Rechnungen.pdf')
  const text = textOf(await pagesOf(file))
  for (const said of [
    'Zahlungserinnerung: RE-2026-01184',
    '2. Mahnung: RE-2026-01199',
    'Für RE-2026-01199 ist das die letzte Frist',
    'Mahnkosten',
    '5.198,28 €',
  ])
    expect(text).toContain(said)
})
