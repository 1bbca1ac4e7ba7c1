import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countSecondTries } from '#tests/support/counted-tries.mjs'

it('what passed only at the second try is counted over runs, a step for itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tries-'))
  const file = join(folder, 'kept', 'tries.json')
  try {
    expect(countSecondTries('app', ['a > b'], file)).toEqual(['a > b (1 in 1 runs)'])
    expect(countSecondTries('app', [], file)).toEqual([])
    expect(countSecondTries('e2e', ['a > b'], file)).toEqual(['a > b (1 in 1 runs)'])
    expect(countSecondTries('app', ['c', 'a > b'], file)).toEqual(['c (1 in 3 runs)', 'a > b (2 in 3 runs)'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
