import type { AddressInfo } from 'node:net'
import { chromium, type Browser } from '@playwright/test'
import { preview } from 'vite'
import { ensureBuilds } from '../support/builds.mjs'
import { chromiumArguments, chromiumPath } from '../support/chromium.mjs'
import { startHost } from './support/servers.ts'
import { tellWhere } from './support/where.ts'

/** Milliseconds until an app that does not show anything is given up. */
const PATIENCE = 30_000

/** Builds, serves the mock build as `npm start` does, and looks whether both apps start at all, before any test does. */
export default async function prepare(): Promise<() => Promise<void>> {
  const builds = await ensureBuilds(['mock', 'standalone', 'server', 'production'])
  const served = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: builds.mock },
    preview: { port: 0, host: 'localhost' },
  })
  const { port } = served.httpServer.address() as AddressInfo
  const mock = `http://localhost:${port}`
  tellWhere({ ...builds, mock })
  const host = await startHost({ server: builds.server, app: builds.standalone })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  try {
    await Promise.all([shows(browser, mock), shows(browser, host.origin)])
  } catch (error) {
    await served.close()
    throw error
  } finally {
    await browser.close()
    host.stop()
  }
  return () => served.close()
}

/** The app at this address comes to its first screen; else its own words say why not. */
async function shows(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(`Uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => said.push(`Failed: ${request.url()} ${request.failure()?.errorText ?? ''}`))
  try {
    await page.goto(origin, { timeout: PATIENCE })
    await page.getByRole('heading', { level: 1, name: 'Dispo' }).waitFor({ timeout: PATIENCE })
  } catch (error) {
    const text = await page.evaluate(() => document.body.innerText).catch(() => '')
    throw new Error(
      [`The app at ${origin} shows no first screen.`, ...said, `It shows: ${text || 'nothing'}`].join('\n'),
      {
        cause: error,
      },
    )
  }
}
