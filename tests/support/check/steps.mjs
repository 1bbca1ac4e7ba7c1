import { resolve } from 'node:path'
import { BOOTED_BUDGET, NODE_BUDGET } from './budget.mjs'

const root = resolve(import.meta.dirname, '../../..')

/** Reads types for the linter, which then finds promises no one waits for. Elsewhere than on Linux that is left to CI. */
const typeReader = resolve(root, `node_modules/@oxlint-tsgolint/${process.platform}-${process.arch}/tsgolint`)
export const lint =
  process.platform === 'linux'
    ? { run: ['oxlint', '--type-aware'], env: { OXLINT_TSGOLINT_PATH: typeReader } }
    : { run: ['oxlint'] }

/**
 * The steps in the order they start in. Each one has what it runs, minutes after which it counts as hanging (many times of what it
 * takes), the cores it uses, the steps it needs the work of, and the processor seconds that one of its files may take.
 */
export function stepsFor({ goesOn, store, repeats, workers }) {
  const vitest = (project) => ['vitest', 'run', '--project', project, ...(goesOn ? ['--bail', '0'] : [])]
  // A page is tried a second time, and named by the run, until ten runs in a row were green without.
  const secondTry = repeats === undefined
  const booted = [
    ...vitest('browser'),
    ...(secondTry ? ['--retry', '1'] : []),
    ...(workers === undefined ? [] : ['--maxWorkers', String(workers)]),
  ]
  const playwright = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']
  return [
    { name: 'builds', run: ['node', 'tests/support/builds.mjs'], limit: 12, cores: 1 },
    { name: 'types', run: ['tsc', '-p', '.'], limit: 8, cores: 1 },
    { name: 'lint', ...lint, limit: 8, cores: 1 },
    { name: 'unused', run: ['knip', '--no-progress'], limit: 8, cores: 1 },
    { name: 'format', run: ['oxfmt', '--check', '.'], limit: 4, cores: 1 },
    { name: 'unit', run: vitest('node'), limit: 25, cores: 2, needs: ['builds'], budget: NODE_BUDGET },
    // What the server promises, on the store asked for; the one in memory is part of `unit`.
    {
      name: 'conformance',
      run: [...vitest('node'), 'tests/conformance', 'tests/mock-server', '--testTimeout', '180000'],
      limit: 60,
      env: { MOCK_STORE: store },
      cores: 2,
    },
    { name: 'app', run: booted, limit: 45, cores: 2, needs: ['builds'], budget: BOOTED_BUDGET },
    // The same app in the React that tells of mistakes on the console.
    {
      name: 'console',
      run: booted,
      limit: 20,
      env: { REACT: 'development' },
      cores: 2,
      needs: ['builds'],
      budget: BOOTED_BUDGET,
    },
    {
      name: 'e2e',
      run: [
        ...playwright,
        ...(secondTry ? ['--retries', '1'] : ['--repeat-each', String(repeats), '--global-timeout', '0']),
        ...(workers === undefined ? [] : ['--workers', String(workers)]),
        ...(goesOn ? ['--max-failures', '0'] : []),
      ],
      limit: 40 * (repeats ?? 1),
      cores: 2,
      needs: ['builds'],
    },
  ]
}

/** Steps that open a browser. */
export const NEEDS_BROWSER = ['app', 'console', 'e2e']
