import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Person } from '../e2e/support/person.ts'

/** Where the pictures lie: a folder per size and design. */
export const FOLDER = resolve(import.meta.dirname, '../../dist/screens')

/** The sizes a product for a desk, a laptop and a phone is looked at in, px. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]
const USUAL = { width: 1280, height: 800 }

/** Milliseconds until a page that got another size has laid itself out. */
const SETTLED = 250

/** Takes the state in front of somebody in every size and design; the page is as before afterwards. */
export async function takePictures({ page }: Person, part: string, index: number, name: string): Promise<void> {
  const file = `${part}-${String(index + 1).padStart(2, '0')}-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.png`
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(SETTLED)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const folder = join(FOLDER, `${width}-${colorScheme}`)
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(USUAL)
  await page.waitForTimeout(SETTLED)
}
