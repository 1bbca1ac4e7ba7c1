import type { Page } from '@playwright/test'
import { expect, test } from './support/app.ts'
import { sets } from './support/orders.ts'

// What is about the backend within the browser; everything else is tested in front of a server of its own.
test.use({ backend: 'browser' })

test('Two tabs of one browser share a world, in which somebody types undisturbed; it is there again after a reload', async ({
  admin,
  meets,
}) => {
  await admin.opens('/orders?status=CREATED')
  const number = await admin.firstOrder()
  const colleague = await admin.opensTab()
  await colleague.opens(`/orders?panels=order:${number}`)
  const panel = colleague.panel(number)
  await colleague.isLive()
  await expect(panel.getByText('Schritt')).toBeVisible()
  await colleague.press('w', '2')
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await colleague.press('m')
  const note = panel.getByRole('textbox', { name: 'Notiz' })
  await expect(note).toBeFocused()
  await colleague.press('Control+a')
  await colleague.types('Fahrer ruft eine Stunde vorher an, Rampe ')

  await admin.page.bringToFront()
  await sets(admin, 'Storniert', 'Kunde hat abgesagt')

  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
  await colleague.page.bringToFront()
  await expect(note).toBeFocused()
  await colleague.types('4')
  await expect(note).toHaveValue('Fahrer ruft eine Stunde vorher an, Rampe 4')

  await colleague.press('Control+s')
  await expect(panel.getByRole('region', { name: 'Notiz' })).toContainText('Rampe 4')
  const before = await workers(colleague.page)
  expect(before).toHaveLength(1)
  await colleague.reloads()
  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Notiz' })).toContainText('Rampe 4')
  // The reload has found the backend that was there.
  expect(await workers(colleague.page)).toEqual(before)

  const stranger = await meets()
  await stranger.opens(`/orders?panels=order:${number}`)
  await expect(stranger.panel(number).getByText('Angelegt', { exact: true }).first()).toBeVisible()
})

/** The backends of a browser, by the names that its tools give them. */
async function workers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'shared_worker' }] })
  await session.detach()
  const own = targetInfos.filter(({ browserContextId }) => browserContextId === targetInfo.browserContextId)
  return own.map(({ targetId }) => targetId)
}

test('The program waits for a page that is still being parsed', async ({ meets }) => {
  const person = await meets()
  const { page } = person
  let release: () => void = () => {}
  const hasStarted = new Promise<void>((resolve) => (release = resolve))
  const javascript = (body: string) => ({ contentType: 'text/javascript', body })
  // The program does not wait for the page, and the page is parsed to its end only once the program has started.
  await page.route('**/orders', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const [, program = ''] = /<script type="module" crossorigin src="([^"]+)"/.exec(html) ?? []
    await page.route('**/observer.js', (observer) =>
      observer.fulfill(javascript(`import '${program}'\nvoid import('/started.js')`)),
    )
    const body = html
      .replace(
        '<script type="module" crossorigin',
        '<script type="module" async src="/observer.js"></script><script type="module" async crossorigin',
      )
      .replace('<div id="root">', '<script src="/last.js"></script><div id="root">')
    await route.fulfill({ response, body })
  })
  await page.route('**/started.js', async (route) => {
    release()
    await route.fulfill(javascript(''))
  })
  await page.route('**/last.js', async (route) => {
    await hasStarted
    await route.fulfill(javascript(''))
  })
  await person.opens('/orders')
  await person.firstOrder()
})
