import { expect, test } from './support/app.ts'

test('A scan that is dropped is read in the page and finds its order, and the bad files of the same drop leave nothing', async ({
  dispatcher,
  host,
}) => {
  const { page } = dispatcher
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== host.origin) foreign.push(request.url())
  })
  await dispatcher.opens('/documents?tab=upload&panels=document:doc-0006')
  const scan = page.locator('aside [data-shown-page] img')
  await expect(scan).toHaveAttribute('src', /^blob:/)
  const order = await page
    .locator('aside')
    .getByText(/^NK-2026-\d{6}$/)
    .first()
    .innerText()
  await page.evaluate(async (number) => {
    // A page of 200 dpi that lay askew on the scanner, under a name that says nothing.
    const canvas = new OffscreenCanvas(1654, 2339)
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 1654, 2339)
    pen.rotate(0.02)
    pen.fillStyle = '#222'
    pen.font = '36px sans-serif'
    const lines = [
      'CMR-Frachtbrief',
      `Auftrag: ${number}`,
      'Absender: Lackfabrik Elbtal',
      '6 Europaletten Lacke',
      '4.180 kg',
    ]
    for (const [at, line] of lines.entries()) pen.fillText(line, 160, 240 + at * 80)
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    const files = [
      new File([picture], 'Scan.png', { type: 'image/png' }),
      new File(['MZ\u0090\u0000'], 'Rechnung.pdf', { type: 'application/pdf' }),
      new File([], 'Leer.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(52_428_801)], 'Belege.tif', { type: 'image/tiff' }),
      new File(['<svg onload="alert(1)"/>'], 'Bild.svg', { type: 'image/svg+xml' }),
      new File(['%PDF-1.7'], 'Rechnung.exe.pdf', { type: 'application/pdf' }),
      new File(['PK\u0003\u0004'], 'Tabelle.xlsx', {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      }),
    ]
    const dataTransfer = new DataTransfer()
    for (const file of files) dataTransfer.items.add(file)
    const main = document.querySelector('main')!
    for (const type of ['dragenter', 'dragover', 'drop'])
      main.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  }, order)
  const rows = page.getByRole('list', { name: 'Dateien auf dem Weg' }).getByRole('listitem')
  await expect(rows.first()).toContainText(order, { timeout: 60_000 })
  await expect(rows).toHaveCount(7)
  const messages = (await rows.allInnerTexts()).flatMap((text) =>
    text.split('\n').filter((line) => / (is not|exceeds) /.test(line)),
  )
  expect(messages).toEqual([
    'Rechnung.pdf: File type application/pdf is not supported',
    'Leer.pdf: File type application/pdf is not supported',
    'Belege.tif: File size exceeds 50MB limit',
    'Bild.svg: File type image/svg+xml is not supported',
    'Rechnung.exe.pdf: File type exe is not supported',
    'Tabelle.xlsx: File type application/vnd.openxmlformats-officedocument.spreadsheetml.sheet is not supported',
  ])
  await expect(rows.nth(1)).toContainText('Nichts gesendet.')
  expect(foreign).toEqual([])
})
