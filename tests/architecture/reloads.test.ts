import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it, test } from 'vitest'
import { isMissingCode, lazyScreen } from '#src/workspace/loading/lazy-screen.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(resolve(root, 'src', file), 'utf8'))).toSorted()

it('no route reloads the page past the budget: the router would, where it sees that code is missing', () => {
  expect(filesWith(/lazyRouteComponent/)).toEqual(['workspace/loading/lazy-screen.ts'])
})

it('a reload is the person’s own act, or counted', () => {
  expect(filesWith(/location\.reload|\.reload\(\)/)).toEqual([
    'app/failures/error-screens.tsx',
    'app/failures/use-critical-reload.ts',
    'features/settings/flags/feature-flags-section.tsx',
  ])
})

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
  'error loading dynamically imported module: http://localhost/assets/x.js',
  'Importing a module script failed.',
])('The router is not told %s as the browser says it', async (message) => {
  const screen = lazyScreen<{ Screen(): null }, 'Screen'>(() => Promise.reject(new TypeError(message)), 'Screen')
  await screen.preload?.()
  const thrown = (() => {
    try {
      return Reflect.apply(screen, undefined, [{}]) as unknown
    } catch (error) {
      return error
    }
  })()
  expect(thrown).toBeInstanceOf(Error)
  const said = (thrown as Error).message
  expect(isMissingCode(thrown as Error)).toBe(true)
  expect(said.startsWith(message.slice(0, 20))).toBe(false)
})
