import { afterAll, beforeAll } from 'vitest'
import { processorSeconds } from './processor-time.mjs'

/**
 * Measures what the tests and hooks of a file cost. Its imports are not part of it: the first file of a worker loads the code for all
 * others. A worker is a process of its own and runs one file after the other.
 */
let start = 0
// Registered before those of the file: the first to begin and the last to end.
beforeAll(() => {
  start = processorSeconds()
})
// oxlint-disable-next-line no-empty-pattern -- Vitest reads there which fixtures a hook asks for
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - start
})
