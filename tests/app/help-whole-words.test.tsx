import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cutTexts } from '#tests/support/cut-texts.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { worldOf } from './planning-support.tsx'

const ACCOUNT = 'dispo@nordkurs.example'
const sheet = () => document.querySelector('dialog[open] [role="region"]')

/** Lines of the overview whose words reach into their keys. */
function covered(): string[] {
  return [...(sheet()?.querySelectorAll('li') ?? [])].flatMap((line) => {
    const keys = line.querySelector('kbd')?.getBoundingClientRect()
    const words = document.createRange()
    const title = line.querySelector('span')
    if (title === null || keys === undefined) return [line.innerText]
    words.selectNodeContents(title)
    return words.getBoundingClientRect().right > keys.left ? [line.innerText] : []
  })
}

test('a list on paper does not say where the keyboard was; the overview of keys says whole words beside their keys, however narrow the window is', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await openApp({ path: '/orders', account: ACCOUNT })
  await expect.poll(() => document.activeElement?.matches('tr[data-index]')).toBe(true)
  const row = document.activeElement!
  expect(getComputedStyle(row).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  expect(getComputedStyle(row).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })

  await press('?')
  await expect.poll(() => sheet()?.querySelectorAll('li').length ?? 0).toBeGreaterThan(40)
  for (const [width, columns] of [
    [1280, 3],
    [900, 2],
    [360, 1],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(() => sheet()?.firstElementChild?.childElementCount, { message: `${width} px` }).toBe(columns)
    await expect.poll(covered, { message: `${width} px` }).toEqual([])
    expect(cutTexts(sheet()?.firstElementChild), String(width)).toEqual([])
    expect(sheet()!.scrollWidth, String(width)).toBeLessThanOrEqual(sheet()!.clientWidth)
  }
})

test('the order of a trip under way stands with its whole number beside the vehicle', async () => {
  const { server } = await worldOf(0)
  const store = server.store('nordkurs')
  const going = await store.all('orders', { status: 'IN_TRANSIT' })
  const vehicles = new Set((await store.all('vehicles')).map(({ id }) => id))
  const order = going.find(({ assignedVehicleId }) => vehicles.has(assignedVehicleId ?? ''))
  await openApp({ path: `/vehicles?panels=vehicle:${order?.assignedVehicleId}`, account: ACCOUNT, server })
  const trip = () =>
    [...document.querySelectorAll('aside[data-panel] li')].find((line) => line.textContent?.includes(order?.id ?? '–'))
  await expect.poll(() => trip()?.textContent ?? '').toContain('Unterwegs')
  expect(cutTexts(trip()).filter((text) => text.includes('NK-'))).toEqual([])
})
