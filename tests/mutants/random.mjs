import { codeFiles } from '../support/imports.mjs'
import { createReach } from '../support/reach.mjs'
import { changesOf } from './changes.mjs'
import { inLanes, openLanes, root, runTests, stop, whileChanged } from './lanes.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Tests that are asked at once, and those that are asked where none of these has noticed: near ones are quick, and most faults die there. */
const [NEAREST, NEAR] = [3, 20]
/** A fault may make a loop endless; that is noticed as well. */
const MOST_TIME = 5 * 60_000

/**
 * Draws small faults by lot and lets the tests of rules that are nearest to the code judge them:
 * `npm run mutants -- --random 20 --seed 7 src/domain/planning`. It prints which faults lived: each is a test that is missing,
 * or a change that means the same. `--by tests/app/x.test.tsx` names the judges in place of those, also booted ones.
 */
export async function drawMutants(words) {
  const options = { random: { type: 'string' }, seed: { type: 'string' }, by: { type: 'string', multiple: true } }
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const { random, seed = '1', by } = values
  const all = codeFiles(positionals.length > 0 ? positionals : ['src/domain']).flatMap(mutantsOf)
  const drawn = drawnOf(all, Number(random), Number(seed))
  if (drawn.length === 0) stop('Nothing is drawn: --random takes how many')
  const reach = createReach()
  const lived = []
  console.log(`${drawn.length} of ${all.length} faults`)
  await inLanes(drawn, openLanes(), async (mutant, lane) => {
    const judges = by ?? reach(mutant.file)
    const rounds = [judges.slice(0, NEAREST), judges.slice(NEAREST, NEAR)].filter((files) => files.length > 0)
    const isKilled = await whileChanged(lane, mutant.file, mutant.change, () => anyFails(lane, rounds))
    console.log(`${isKilled ? 'killed' : 'LIVED '} ${mutant.said}`)
    if (!isKilled) lived.push(mutant)
  })
  console.log(`\n${drawn.length - lived.length} killed, ${lived.length} lived`)
  for (const { said } of lived) console.log(`  ${said}`)
}

async function anyFails(lane, rounds) {
  for (const files of rounds) {
    const project = files.every((file) => file.startsWith('tests/app/')) ? 'browser' : 'node'
    const { isRed } = await runTests(lane, { project, files, more: ['--bail=1'], most: MOST_TIME })
    if (isRed) return true
  }
  return false
}

function mutantsOf(file) {
  const code = readFileSync(join(root, file), 'utf8')
  return changesOf(code, file).map(({ start, end, text }) => {
    const line = code.slice(0, start).split('\n').length
    const said = `${file}:${line}: ${code.slice(start, end)} → ${text}`.replaceAll(/\s+/g, ' ')
    return { file, said, change: (whole) => whole.slice(0, start) + text + whole.slice(end) }
  })
}

/** Some of all, the same for the same seed. */
function drawnOf(all, count, seed) {
  let state = seed
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const lots = all.map((one) => ({ one, lot: next() })).toSorted((a, b) => a.lot - b.lot)
  return lots.slice(0, count || 0).map(({ one }) => one)
}
