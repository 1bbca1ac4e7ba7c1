import { PRODUCTION_API } from '../../support/builds.mjs'
import { chromiumArguments, chromiumPath } from '../../support/chromium.mjs'
import { test as base } from './app.ts'
import { Seats } from './seats.ts'
import { startHost, type Host } from './servers.ts'
import { where } from './where.ts'

export const APP = 'http://app.dispo.localhost'

/** The build for a real backend: the app at one origin, its API at another of the same site. */
export const test = base.extend<object, { production: { host: Host; seats: Seats } }>({
  production: [
    async ({ playwright }, use) => {
      const { server, production } = where()
      const host = await startHost({ server, app: production }, '--api', PRODUCTION_API)
      const names = `--host-resolver-rules=MAP *.dispo.localhost 127.0.0.1:${new URL(host.origin).port}`
      const args = [...chromiumArguments, names]
      const browser = await playwright.chromium.launch({ executablePath: chromiumPath(), args })
      await use({ host, seats: new Seats(browser) })
      await browser.close()
      host.stop()
    },
    { scope: 'worker' },
  ],
  // Everybody meets there, in front of that server.
  async host({ production }, use) {
    await production.host.reset()
    await use(production.host)
  },
  async at({ production }, use) {
    await use({ seats: production.seats, place: { origin: APP, api: PRODUCTION_API } })
  },
})
