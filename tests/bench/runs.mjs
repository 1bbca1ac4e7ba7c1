import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { median } from './table.mjs'
import { tour } from './tasks.mjs'

/** The rows that are no single keystroke. Each measures one side at one speed and answers its cells. */

const first = (page) => page.evaluate(() => bench.started())

/** From an empty browser to the first usable list. */
export async function coldStart(side) {
  const page = await side.open({ start: false })
  await page.goto(side.url)
  const { took, backend, blocked } = await first(page)
  await side.close(page)
  return { value: took, backend, more: { blocked } }
}

/** The same address once more in a browser that has been there twice: its code is kept compiled from the third time on. */
export async function warmStart(side, page, run) {
  if (run === 0) {
    await page.goto(side.url)
    await first(page)
  }
  await page.goto(side.url)
  const { took, backend, blocked } = await first(page)
  return { value: took, backend, more: { blocked } }
}

/** JS and CSS the page itself has asked for until its first usable list, brotli, kB; what belongs to the mock apart. */
export async function bytes(side) {
  const page = await side.open({ start: false })
  await page.goto(side.url)
  const { files } = await first(page)
  await side.close(page)
  const sizes = [...new Set(files)]
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => {
      const content = readFileSync(join(side.folder, name))
      const kilobytes = brotliCompressSync(content).length / 1000
      return { kilobytes, isMock: content.includes('SharedWorker') || name.includes('worker') }
    })
  const sum = (some) => some.reduce((total, { kilobytes }) => total + kilobytes, 0)
  return {
    value: sum(sizes.filter(({ isMock }) => !isMock)),
    more: { mock: sum(sizes.filter(({ isMock }) => isMock)) },
  }
}

/** Frames a second through the list, and the share of frames in which a visible row was empty or missing. */
export async function scroll(side, page) {
  const { rate, blank } = await page.evaluate(() => bench.scrolled({ step: 320, lasts: 2000 }))
  await page.evaluate(() => bench.scrolled({ step: -1e7, lasts: 100 }))
  return { value: rate, more: { blank } }
}

/** The worst interaction of three tours, as the browser counts them. */
export async function worstInteraction(side, page) {
  await tour(page, 0)
  await page.evaluate(() => bench.forgetInteractions())
  for (let run = 0; run < 3; run += 1) await tour(page, run)
  const worst = await page.evaluate(() => bench.worstInteraction())
  return { value: worst?.duration ?? 16, more: { by: worst?.name ?? '' } }
}

/** The longest task while 10 000 live messages a minute come in, and what a key takes meanwhile. Only the product has them. */
export async function storm(side, page) {
  if (!side.isProduct) return undefined
  await page.evaluate(() => bench.startStorm({ rate: 10_000, lasts: 6000 }))
  const keys = []
  for (let run = 0; run < 5; run += 1) {
    await page.waitForTimeout(500)
    await page.evaluate(() => bench.watch({ what: 'focus', changes: true }))
    await page.keyboard.press('j')
    keys.push((await page.evaluate(() => bench.watched())).took)
  }
  const { longest } = await page.evaluate(() => bench.stormed())
  await page.waitForTimeout(1000)
  return { value: longest, more: { key: median(keys) } }
}

/** The planning board in a world of 200 vehicles and 1 500 tours over seven days; undefined where a side has none. */
async function withBoard(side, measure) {
  if (!side.isProduct || !new URL(side.url).search) return undefined
  const page = await side.open({ start: false })
  try {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(new URL('/dispatcher?vehicles=200&tours=1500', side.url).href)
    await page.locator('.board .board-bar').first().waitFor({ timeout: 120_000 })
    await page.waitForTimeout(2500)
    return await measure(page)
  } finally {
    await side.close(page)
  }
}

/** From the key to the cursor painted a slot further. */
export const boardStep = (side) =>
  withBoard(side, async (page) => {
    await page.keyboard.press('w')
    await page.keyboard.press('2')
    await page.locator('.board-cell:focus').waitFor()
    const steps = []
    for (let run = 0; run < 9; run += 1) {
      await page.evaluate(() => bench.watch({ what: 'cell', changes: true }))
      await page.keyboard.press('ArrowRight')
      steps.push((await page.evaluate(() => bench.watched())).took)
      await page.waitForTimeout(100)
    }
    return { value: median(steps) }
  })

/** Frames a second through the rows, and through the hours. */
export const boardScroll = (side) =>
  withBoard(side, async (page) => {
    const rate = (step) => page.evaluate((by) => bench.scrolledBy('.board', by, 2000), step)
    const down = await rate([0, 60])
    return { value: down, more: { across: await rate([24, 0]) } }
  })
