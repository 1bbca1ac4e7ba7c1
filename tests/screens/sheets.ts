import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../support/chromium.mjs'
import { FOLDER } from './pictures.ts'

/** Pictures on one sheet; more of them cannot be told apart. */
const PER_SHEET = 12

/** Lays the pictures of each size and design out on sheets, and one page that shows all of them. */
export default async function layOut(): Promise<void> {
  if (!existsSync(FOLDER)) return
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--allow-file-access-from-files'],
  })
  const page = await browser.newPage({ viewport: { width: 1920, height: 600 } })
  const sections: string[] = []
  for (const { name } of folders) {
    const files = readdirSync(join(FOLDER, name)).filter((file) => file.endsWith('.png'))
    sections.push(`<h2>${name}</h2><div class="sheet">${files.map((file) => figure(name, file)).join('')}</div>`)
    for (let start = 0; start < files.length; start += PER_SHEET) {
      const shown = files.slice(start, start + PER_SHEET)
      const path = join(FOLDER, 'sheet.html')
      writeFileSync(path, html(`<div class="sheet">${shown.map((file) => figure(name, file)).join('')}</div>`))
      await page.goto(`file://${path}`, { waitUntil: 'load' })
      await page.screenshot({ path: join(FOLDER, `${name}-${start / PER_SHEET + 1}.png`), fullPage: true })
    }
  }
  await browser.close()
  writeFileSync(join(FOLDER, 'index.html'), html(sections.join('')))
  console.log(`Pictures: ${join(FOLDER, 'index.html')}`)
}

const figure = (folder: string, file: string) =>
  `<figure><img src="${folder}/${file}" alt=""><figcaption>${file.replace('.png', '')}</figcaption></figure>`

function html(body: string): string {
  const narrow = 'figure:has(img[src^="390"]) { max-width: 300px }'
  const style = `body { margin: 8px; font: 14px sans-serif } figure { margin: 0 } img { width: 100%; border: 1px solid #888 }
    .sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 8px } ${narrow}
    .sheet:not(:has(img[src^="390"])) { grid-template-columns: repeat(3, 1fr) }`
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`
}
