import { expect, test } from 'vitest'
import { sourceBox } from '#src/domain/extraction/source-box.ts'
import { type PdfLibrary, readPdf } from '#src/entities/documents/pdf/read-pdf.ts'
import { pdfOf } from '#mock-server/resources/documents/papers/pdf.ts'
import { openInNode } from '#tests/support/open-pdf.ts'

/** A PDF with these drawing operators as its one page, 400 × 300 points. */
function pageWith(operators: string, more = ''): Blob {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new Blob([`%PDF-1.4\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\n`])
}

const at = (left: number, base: number, text: string) => `BT /F1 10 Tf 1 0 0 1 ${left} ${base} Tm (${text}) Tj ET`

async function linesOf(file: Blob) {
  const pdf = await openInNode(file)
  const page = await pdf.page(1)
  const lines = await page.lines()
  pdf.close()
  return { page, lines }
}

test('Words on one line are joined, and columns stay apart and below each other', async () => {
  const { lines, page } = await linesOf(
    pageWith(
      [
        ...[at(40, 250, 'Absender'), at(220, 250, 'Empf\\344nger')],
        ...[at(40, 238, 'K\\374hlhaus'), at(94, 238, 'Geeste'), at(220, 238.5, 'Donaufrost')],
        at(220, 226, '1030 Wien'),
      ].join('\n'),
    ),
  )
  expect([page.width, page.height]).toEqual([400, 300])
  expect(lines.map(({ text }) => text)).toEqual([
    'Absender                      Empfänger',
    'Kühlhaus Geeste               Donaufrost',
    '                              1030 Wien',
  ])
  expect(lines.map((line) => line.page)).toEqual([1, 1, 1])
})

test('A line knows where it stands, in points from the top left, and where each piece of it does', async () => {
  const { lines } = await linesOf(pageWith([at(40, 250, 'Netto'), at(220, 250, '18.480 kg')].join('\n')))
  const [line] = lines
  // Letters of Courier are 6 points wide at 10.
  expect(line?.box).toEqual({ left: 40, top: 42, width: 234, height: expect.closeTo(10.2) })
  const from = line?.text.indexOf('18.480') ?? -1
  expect(line && sourceBox(line, { from, to: from + 6 })).toEqual({
    left: 220,
    top: 42,
    width: 36,
    height: expect.closeTo(10.2),
  })
})

test('A page that lies on its side is read as it is looked at', async () => {
  const file = pageWith('BT /F1 10 Tf 0 1 -1 0 100 20 Tm (Gedreht) Tj ET')
  const text = (await file.text()).replace('/MediaBox', '/Rotate 90 /MediaBox')
  const { lines, page } = await linesOf(new Blob([text]))
  expect([page.width, page.height]).toEqual([300, 400])
  expect(lines.map(({ text: read, box }) => [read, box?.left])).toEqual([['Gedreht', 20]])
})

test('Papers of the demonstration are read line by line', async () => {
  const bytes = pdfOf(['CMR-Frachtbrief', '', 'Auftrag: NK-2026-004696', 'Gewicht: 18480 kg'], 4000)
  const { lines } = await linesOf(new Blob([bytes]))
  expect(lines.map(({ text }) => text.trim())).toEqual([
    'CMR-Frachtbrief',
    'Auftrag: NK-2026-004696',
    'Gewicht: 18480 kg',
  ])
})

test('A PDF that brings a script is read, and the script is not run', async () => {
  const script = "/OpenAction << /S /JavaScript /JS (globalThis.wasRun = true; app.alert\\('x'\\)) >>"
  const { lines } = await linesOf(pageWith(at(40, 250, 'Ladeauftrag'), script))
  expect(lines.map(({ text }) => text)).toEqual(['Ladeauftrag'])
  expect('wasRun' in globalThis).toBe(false)
})

test('What is no PDF says so', async () => {
  await expect(openInNode(new Blob(['MZ no PDF at all']))).rejects.toMatchObject({ problem: 'broken' })
})

test('A PDF with a password says so', async () => {
  const key = '<0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef>'
  const encrypted = `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`
  const text = await pageWith(at(40, 250, 'Geheim')).text()
  const file = new Blob([text.replace('/Root 1 0 R', `/Root 1 0 R /ID [<00> <00>] /Encrypt ${encrypted}`)])
  await expect(openInNode(file)).rejects.toMatchObject({ problem: 'encrypted' })
})

test('A reader that does not come to an end is given up, and stopped', async () => {
  const stopped: string[] = []
  const never = { promise: new Promise<never>(() => undefined), destroy: () => Promise.resolve() }
  const { Util } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const library = { getDocument: () => never, Util } as unknown as PdfLibrary
  const opening = readPdf(library, new Uint8Array(), { files: {}, stop: () => stopped.push('stopped'), patience: 0 })
  await expect(opening).rejects.toMatchObject({ problem: 'tooSlow' })
  expect(stopped).toEqual(['stopped'])
})
