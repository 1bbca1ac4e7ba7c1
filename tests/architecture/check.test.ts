import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fitting } from '#tests/support/changed.mjs'
import { BOOTED_BUDGET, EXCEPTIONS, NODE_BUDGET, overBudget } from '#tests/support/check/budget.mjs'
import { nearest } from '#tests/support/reach.mjs'
import { compareRuns, knownTimes, readRun, slowestFiles, writeRun } from '#tests/support/check/run-log.mjs'
import { inOrder, startable } from '#tests/support/check/schedule.mjs'
import { stepsFor } from '#tests/support/check/steps.mjs'

const root = resolve(import.meta.dirname, '../..')

const times = [
  { file: 'tests/domain/quick.test.ts', seconds: 0.4 },
  { file: 'tests/domain/just.test.ts', seconds: 10 },
  { file: 'tests/domain/slow.test.ts', seconds: 10.1 },
]

it('names a file that takes more processor time than it may', () => {
  expect(overBudget(times, 10, [])).toEqual([
    'tests/domain/slow.test.ts took 10.1 s of processor time; it may take 10 s',
  ])
})

it('lets a named file take longer, up to its own limit', () => {
  const slow = { file: 'tests/domain/slow.test.ts', reason: 'reads a whole world' }
  expect(overBudget(times, 10, [{ ...slow, seconds: 12 }])).toEqual([])
  expect(overBudget([{ file: slow.file, seconds: 12.5 }], 10, [{ ...slow, seconds: 12 }])).toEqual([
    'tests/domain/slow.test.ts took 12.5 s of processor time; it may take 12 s',
  ])
})

it('refuses a sixth exception', () => {
  const exceptions = [1, 2, 3, 4, 5, 6].map((each) => ({ file: `${each}.test.ts`, seconds: 20, reason: 'large' }))
  expect(overBudget(times, 20, exceptions.slice(1))).toEqual([])
  expect(() => overBudget(times, 20, exceptions)).toThrow('6 files may take longer than the budget; at most 5 may')
})

it('every exception names a file that is there, and why', () => {
  expect(overBudget([], NODE_BUDGET)).toEqual([])
  expect(EXCEPTIONS.filter(({ file, reason }) => !existsSync(join(root, file)) || reason.length < 20)).toEqual([])
})

it('judges the files of tests in Node by ten seconds, those of a browser by forty', () => {
  const budgets = stepsFor({ goesOn: false, store: 'memory' }).flatMap(({ name, budget }) =>
    budget === undefined ? [] : [[name, budget]],
  )
  expect(budgets).toEqual([
    ['unit', 10],
    ['app', 40],
    ['console', 40],
  ])
  expect([NODE_BUDGET, BOOTED_BUDGET]).toEqual([10, 40])
})

it('only what drives a page has a second try, and none where tests are repeated to see whether they are steady', () => {
  const tryingTwice = (steps: ReturnType<typeof stepsFor>) =>
    steps.filter(({ run }) => /retr/.test(run.join(' '))).map(({ name }) => name)
  expect(tryingTwice(stepsFor({ goesOn: false, store: 'memory' }))).toEqual(['app', 'console', 'e2e'])
  expect(tryingTwice(stepsFor({ goesOn: false, store: 'memory', repeats: 2, workers: 3 }))).toEqual([])
  const settings = ['vite.config.ts', 'tests/e2e/playwright.config.ts'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  expect(settings.join('\n').match(/retr\w*: .*/g)).toEqual(['retries: 0,'])
})

const step = (name: string, cores: number, needs: string[] = []) => ({ name, cores, needs })

it('starts steps as cores are free and their needs are met, and lets none wait for one that does not fit', () => {
  const [builds, types, lint, unit, e2e] = [
    step('builds', 1),
    step('types', 1),
    step('lint', 1),
    step('unit', 2, ['builds']),
    step('e2e', 2, ['builds']),
  ]
  const names = (waiting: (typeof unit)[], running: (typeof unit)[]) =>
    startable(waiting, running, 2).map(({ name }) => name)
  expect(names([builds, types, lint, unit, e2e], [])).toEqual(['builds', 'types'])
  expect(names([unit, lint, e2e], [builds])).toEqual(['lint'])
  expect(names([unit, e2e], [lint])).toEqual([])
  expect(names([unit, e2e], [])).toEqual(['unit'])
})

/** Something to wait for; Node 20 has no `Promise.withResolvers`. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((open) => (resolve = open))
  return { promise, resolve }
}

it('starts nothing more after a failure and waits for what still runs', async () => {
  const told: string[] = []
  const typesEnded = gate()
  await inOrder([step('builds', 1), step('types', 1), step('lint', 1), step('unit', 2)], 2, async ({ name }) => {
    told.push(`${name} starts`)
    // The build is still under way when the types have failed.
    if (name === 'builds') await typesEnded.promise
    told.push(`${name} ends`)
    if (name === 'types') typesEnded.resolve()
    return name !== 'types'
  })
  expect(told).toEqual(['builds starts', 'types starts', 'types ends', 'builds ends'])
})

const unit = (file: string, seconds: number) => [
  { name: 'unit', seconds: 60, processor: 110, files: [{ file, seconds }] },
]

it('a run is written twice, as the latest and under its time, and only the last thirty stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (let minute = 0; minute < 40; minute += 1)
    writeRun(folder, unit('a.test.ts', minute), new Date(Date.UTC(2026, 10, 24, 8, minute)))
  const names = readdirSync(folder).toSorted()
  expect(names.length).toBe(31)
  expect([names[0], names.at(-2), names.at(-1)]).toEqual([
    '2026-11-24T08-10-00.json',
    '2026-11-24T08-39-00.json',
    'latest.json',
  ])
  expect(readRun(join(folder, 'latest.json'))).toEqual({ at: '2026-11-24T08:39:00.000Z', steps: unit('a.test.ts', 39) })
  expect(knownTimes(folder)).toEqual(new Map([['a.test.ts', 39]]))
})

it('the dearest files of a run come first, whatever step they are of', () => {
  const steps = [...unit('a.test.ts', 3), { name: 'lint', seconds: 20 }, { ...unit('b.test.tsx', 7)[0]!, name: 'app' }]
  expect(slowestFiles(steps, 1)).toEqual([{ file: 'b.test.tsx', seconds: 7 }])
})

it('two runs are compared by step and by file', () => {
  const before = { at: '', steps: [...unit('a.test.ts', 9), { name: 'lint', seconds: 144 }] }
  const after = { at: '', steps: unit('a.test.ts', 2.25) }
  expect(compareRuns(before, after)).toEqual([
    'Seconds of the steps, and of the processor in them:',
    'unit            60.0 →    60.0       110.0 →   110.0',
    'lint           144.0 →       –           – →       –',
    'Files whose processor seconds differ most:',
    '    9.0 →     2.3  a.test.ts',
  ])
})

it('asks the tests that have changed first, then those that import a change or are called like it, as many as fit', () => {
  const [changedTest, byImport, byName, far] = [
    'tests/app/calendar.test.tsx',
    'tests/conformance/section-4.test.ts',
    'tests/domain/goods-weights.test.ts',
    'tests/domain/claims.test.ts',
  ]
  const files = ['src/domain/goods/weights.ts', changedTest]
  const tests = nearest([far, byName, byImport, changedTest], files, new Map([[files[0]!, [byImport]]]))
  expect(tests).toEqual([changedTest, byName, byImport, far])
  const costs = new Map([
    [changedTest, 5],
    [byName, 20],
    [byImport, 3],
    [far, 4],
  ])
  expect(fitting(tests, 12, (test) => costs.get(test) ?? 0)).toEqual([changedTest, byImport, far])
})
