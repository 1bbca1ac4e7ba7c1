import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The code that faults are made in: the working tree is never touched, whatever ends a run leaves nothing behind in it. */
export const root = join(import.meta.dirname, '../..')

const running = new Set()

/** Some copies of the code, two at most, which go when the run ends. */
export function openLanes() {
  const copies = fs.mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  process.once('exit', () => {
    for (const child of running) end(child)
    fs.rmSync(copies, { recursive: true, force: true, maxRetries: 3 })
  })
  return Array.from({ length: Math.min(2, availableParallelism()) }, (_, at) => copyTo(join(copies, `lane-${at + 1}`)))
}

/** The packages come one by one, so that what vite keeps beside them is the copy's own. */
function copyTo(lane) {
  const isCode = (path) => !['node_modules', '.git', 'dist', 'test-results'].includes(basename(path))
  fs.cpSync(root, lane, { recursive: true, filter: isCode })
  fs.mkdirSync(join(lane, 'node_modules'))
  for (const entry of fs.readdirSync(join(root, 'node_modules')).filter((entry) => !entry.startsWith('.vite'))) {
    fs.symlinkSync(join(root, 'node_modules', entry), join(lane, 'node_modules', entry))
  }
  return lane
}

/** Does a piece of work for each of some mutants, in as many lanes as there are. */
export async function inLanes(mutants, lanes, attempt) {
  const waiting = [...mutants]
  const work = async (lane) => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) await attempt(mutant, lane)
  }
  await Promise.all(lanes.map(work))
}

/** Does something while a file of a lane has been changed. */
export async function whileChanged(lane, file, change, run) {
  const path = join(lane, file)
  const whole = fs.readFileSync(path, 'utf8')
  fs.writeFileSync(path, change(whole))
  try {
    return await run()
  } finally {
    fs.writeFileSync(path, whole)
  }
}

/**
 * Runs test files in a lane; answers what became of each test, and the last words of the run. A run that takes longer than
 * `most` milliseconds is ended.
 */
export function runTests(lane, { project, files, more = [], most }) {
  const report = join(lane, 'report.json')
  fs.rmSync(report, { force: true })
  const told = ['--maxWorkers=1', '--reporter=json', `--outputFile=${report}`]
  // In a group of its own, so that it can be ended with all it has started, the browser as well.
  const options = { cwd: lane, stdio: ['ignore', 'pipe', 'pipe'], detached: true }
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files, ...more, ...told]
  const child = spawn(process.execPath, words, options)
  running.add(child)
  let ending = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (ending = (ending + text).slice(-2000)))
  let isLate = false
  const endLate = () => {
    isLate = true
    end(child)
  }
  const limit = most && setTimeout(endLate, most)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      const results = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')).testResults : []
      const testsIn = ({ name, assertionResults }) => assertionResults.map((result) => ({ ...result, file: name }))
      resolve({ tests: results.flatMap(testsIn), ending, isRed: code !== 0, isLate })
    })
  })
}

function end(child) {
  try {
    process.kill(-child.pid)
  } catch {
    // It is gone already.
  }
}

export function stop(message) {
  console.error(message)
  process.exit(1)
}
