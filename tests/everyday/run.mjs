import { chromium } from 'playwright'
import { parseArgs } from 'node:util'
import { servePage } from '../bench/builds.mjs'
import { ensureBuilds } from '../support/builds.mjs'
import { chromiumArguments, chromiumPath } from '../support/chromium.mjs'
import { presses, strokes, wordsOf } from './keys.mjs'
import { errands } from './errands/index.mjs'
import { NO_WAY } from './errands/facts.mjs'
import { Desk } from './desk.mjs'

/**
 * Forty errands of a dispatcher's day, each done by keys alone in a world of its own, and how many keys it took. What has to be
 * true afterwards is asked of the screen or of the backend; an errand that is not done fails the run.
 */
const HELP = `npm run everyday -- [--only "Termin"] [--against DIST] [--pictures FOLDER]

--only     errands whose name holds this
--against  an older product (vite build --mode mock --outDir DIST), by the keys it needs (\`before\` of an errand, else the same)
--pictures one picture an errand, as it ends
--fast     key after key, 40 ms apart, whatever has come on the screen meanwhile
--short    leaves out the last key of each: then none may be done, else what is looked at says nothing`
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    against: { type: 'string' },
    pictures: { type: 'string' },
    fast: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(HELP)
  process.exit()
}

const wanted = errands.filter(({ name }) => name.toLowerCase().includes(options.only.toLowerCase()))
const now = (await ensureBuilds(['mock'])).mock
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
const failures = []
if (options.short) await walkShort()
const done = { now: await walked(now, 'now') }
if (options.against !== undefined) done.before = await walked(options.against, 'before')
await browser.close()

const line = (cells) => `| ${cells.join(' | ')} |`
const heads = ['', 'errand', ...(done.before ? ['keys before'] : []), 'keys', 'which']
console.log([line(heads), line(heads.map(() => '---')), ...wanted.map(lineOf)].join('\n'))
if (failures.length > 0) {
  console.error(`\nNot done:\n${failures.map((text) => `- ${text}`).join('\n')}`)
  process.exitCode = 1
}

/** Every errand without its last key; ends the run. */
async function walkShort() {
  const { origin, stop } = await servePage(now, 'index.html')
  for (const errand of wanted) {
    const keysOf = (facts) => (typeof errand.keys === 'function' ? errand.keys(facts) : errand.keys)
    const short = { ...errand, keys: (facts) => wordsOf(keysOf(facts)).slice(0, -1).join(' ') }
    const { found } = await walk(short, origin, 'now')
    if (found === undefined) failures.push(errand.name)
  }
  stop()
  await browser.close()
  console.log(
    failures.length === 0 ? 'Each errand needs its last key.' : `Done without the last key: ${failures.join(', ')}`,
  )
  process.exit(failures.length === 0 ? 0 : 1)
}

/** Every errand in a browser of its own: the keys it was done by, undefined where it was not. */
async function walked(folder, side) {
  const { origin, stop } = await servePage(folder, 'index.html')
  const all = []
  for (const errand of wanted) {
    const { keys, found } = await walk(errand, origin, side).catch((error) => ({
      found: String(error).split('\n', 1)[0],
    }))
    if (found !== undefined) {
      failures.push(`${side}, ${errand.name}: ${found}`)
      // A whole run takes minutes: who waits for it hears at once.
      console.error(failures.at(-1))
    }
    all.push(found === undefined ? keys : undefined)
  }
  stop()
  return all
}

/** One errand: the keys that were pressed, and what of it is not done. An older product may know no way at all. */
async function walk(errand, origin, side) {
  const asked = side === 'before' ? (errand.before ?? errand.keys) : errand.keys
  if (asked === NO_WAY) return {}
  const desk = await Desk.open(browser, origin, errand)
  try {
    const keys = typeof asked === 'function' ? asked(desk.facts) : asked
    const found = await desk.does(keys, { isFast: options.fast, ...(options.short && { patience: 1500 }) })
    if (options.pictures !== undefined)
      await desk.picture(`${options.pictures}/${String(errands.indexOf(errand) + 1).padStart(2, '0')}-${side}.png`)
    return { keys, found }
  } finally {
    await desk.leave()
  }
}

function lineOf({ name }, at) {
  const count = (side) => (done[side][at] === undefined ? '–' : String(presses(done[side][at])))
  const which = done.now[at] === undefined ? '' : strokes(done.now[at])
  return line([String(at + 1), name, ...(done.before ? [count('before')] : []), count('now'), which])
}
