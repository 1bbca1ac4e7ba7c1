import { expect, test } from './support/app.ts'

test('A PDF and a scan are drawn under the headers of the server, by a worker of our own and nothing from elsewhere', async ({
  dispatcher,
  host,
}) => {
  const { page } = dispatcher
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== host.origin) foreign.push(request.url())
  })
  const worker = page.waitForEvent('worker')
  await dispatcher.opens('/documents?panels=document:doc-0042')
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/pdf\.worker[^/]*\.mjs$/)
  const canvas = page.getByRole('img', { name: 'Seite 1 von 1' })
  await expect(canvas).toBeVisible()
  // Something is written on it.
  const isDrawn = () =>
    canvas.evaluate((element) => {
      const drawn = element as HTMLCanvasElement
      const { data } = drawn.getContext('2d')!.getImageData(0, 0, drawn.width, drawn.height)
      return data.some((value, at) => at % 4 === 0 && value < 100 && data[at + 3] === 255)
    })
  await expect.poll(isDrawn).toBe(true)
  await dispatcher.opens('/documents?panels=document:doc-0006')
  const scan = page.locator('aside [data-shown-page] img')
  await expect(scan).toHaveAttribute('src', /^blob:/)
  expect(await scan.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  expect(foreign).toEqual([])
})
