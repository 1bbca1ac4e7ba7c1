import { expect, test, type Person } from './support/app.ts'

test('The worker that proposes a day runs under the headers of the server', async ({ dispatcher }) => {
  const worker = dispatcher.page.waitForEvent('worker')
  await dispatcher.opens('/dispatcher?panels=proposals')
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/day-worker-[^/]+\.js$/)
  // Carriers drive every order of the seed for less: what the proposal excludes is listed only once the worker has answered.
  const excluded = dispatcher.panel('Tagesvorschlag').getByRole('region', { name: /^Bleibt offen/ })
  await expect(excluded.getByRole('listitem').first()).toContainText(/NK-2026-\d{6}/)
})

test('PDF and scan are shown, and a dropped scan finds its order, by workers of the server alone', async ({
  dispatcher,
}) => {
  const { page } = dispatcher
  const worker = page.waitForEvent('worker')
  await dispatcher.opens('/documents?panels=document:doc-0042')
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/pdf\.worker[^/]*\.mjs$/)
  const canvas = page.getByRole('img', { name: 'Seite 1 von 1' })
  await expect(canvas).toBeVisible()
  const hasText = () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
      return data.some((value, at) => at % 4 === 0 && value < 100 && data[at + 3] === 255)
    })
  await expect.poll(hasText).toBe(true)

  await dispatcher.opens('/documents?tab=upload&panels=document:doc-0006')
  const scan = page.locator('aside [data-shown-page] img')
  await expect(scan).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => scan.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  const number = page
    .locator('aside')
    .getByText(/^NK-2026-\d{6}$/)
    .first()
  const order = await number.innerText()
  await dropsScan(dispatcher, order)
  const files = page.getByRole('list', { name: 'Dateien auf dem Weg' }).getByRole('listitem')
  await expect(files).toHaveCount(1)
  await expect(files).toContainText(order, { timeout: 60_000 })
})

/** Drops a scan of 200 dpi that lay askew, under a name that says nothing. */
async function dropsScan({ page }: Person, order: string): Promise<void> {
  await page.evaluate(async (number) => {
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
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([picture], 'Scan.png', { type: 'image/png' }))
    const main = document.querySelector('main')!
    for (const type of ['dragenter', 'dragover', 'drop'])
      main.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  }, order)
}
