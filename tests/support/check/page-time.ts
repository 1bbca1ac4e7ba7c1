import { afterAll, beforeAll } from 'vitest'
import { cdp } from 'vitest/browser'

/** Measures what the tests and hooks of a file cost the page: its thread, its workers and drawing. */
let start = 0
beforeAll(async () => {
  await cdp().send('Performance.enable')
  start = await pageSeconds()
})
// oxlint-disable-next-line no-empty-pattern -- Vitest reads there which fixtures a hook asks for
afterAll(async ({}, file) => {
  file.meta.processorSeconds = (await pageSeconds()) - start
})

async function pageSeconds(): Promise<number> {
  const { metrics } = await cdp().send('Performance.getMetrics')
  const time = metrics.find(({ name }) => name === 'ProcessTime')
  if (time === undefined) throw new Error('The browser does not say what its page has cost')
  return time.value
}
