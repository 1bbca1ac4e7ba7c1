import type { Page } from '@playwright/test'
import { expect, test } from './support/app.ts'
import { listed, sets } from './support/orders.ts'

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
  await colleague.reloads()
  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Notiz' })).toContainText('Rampe 4')

  const stranger = await meets()
  await stranger.opens(`/orders?panels=order:${number}`)
  await expect(stranger.panel(number).getByText('Angelegt', { exact: true }).first()).toBeVisible()
})

test('?seed chooses another world, the same for everybody who names it; ?scale=3 has three times as many orders', async ({
  meets,
}) => {
  const seen: { rows: string[]; count: number }[] = []
  for (const address of ['/orders', '/orders?seed=12', '/orders?seed=12', '/orders?scale=3']) {
    const person = await meets()
    await person.opens(address)
    await person.firstOrder()
    seen.push({ rows: (await person.rows.allInnerTexts()).slice(0, 20), count: await listed(person) })
  }
  const [usual, other, same, large] = seen
  // Beside 240 orders there are some two thousand of former times, and those on the tours of the next days: by the day of the week.
  for (const world of [usual, other]) {
    expect(world?.count).toBeGreaterThan(2_000)
    expect(world?.count).toBeLessThan(2_600)
  }
  expect(large?.count).toBe(720)
  expect(same).toEqual(other)
  expect(other?.rows.filter((row) => usual?.rows.includes(row))).toEqual([])
  expect(large?.rows.filter((row) => usual?.rows.includes(row))).toEqual([])
})

test('A reload finds the backend that is there, and makes no world anew', async ({ admin }) => {
  await admin.opens('/orders')
  await admin.firstOrder()
  const before = await workers(admin.page)
  expect(before).toHaveLength(1)
  await admin.reloads()
  await admin.firstOrder()
  expect(await workers(admin.page)).toEqual(before)
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

test('A page that is still being read when the program is there is waited for', async ({ meets }) => {
  const person = await meets()
  await person.page.route('**/slow.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  // The program does not wait for the page, and the page waits for something else.
  await person.page.route('**/orders', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text())
      .replace('<script type="module" crossorigin', '<script type="module" async crossorigin')
      .replace('<div id="root">', '<script src="/slow.js"></script><div id="root">')
    await route.fulfill({ response, body })
  })
  await person.opens('/orders')
  await person.firstOrder()
})
