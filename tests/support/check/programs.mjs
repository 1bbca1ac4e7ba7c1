import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endedProgramsSeconds } from './processor-time.mjs'

const root = resolve(import.meta.dirname, '../../..')
const running = new Set()
let endedSeconds = endedProgramsSeconds()

/**
 * Runs the program of a step; answers why it failed, if it did, the last lines it wrote, and what it and its files cost. A quiet one,
 * with others beside it, is printed when it has ended.
 */
export async function runProgram({ name, run, limit, env }, isQuiet) {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  const timesFile = join(folder, 'file-times.json')
  try {
    const ended = await ending({ name, run, limit, env: { ...env, FILE_TIMES: timesFile } }, isQuiet)
    return { ...ended, files: timesIn(timesFile) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function ending({ name, run, limit, env }, isQuiet) {
  const [tool, ...parameters] = run
  const bin = tool === 'node' ? process.execPath : resolve(root, 'node_modules/.bin', tool)
  const start = performance.now()
  if (!isQuiet) console.log(`\n== ${name}`)
  const child = spawn(bin, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it ends with everything it has started.
    detached: true,
    env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  running.add(child)
  let written = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => {
      if (!isQuiet) to.write(chunk)
      written = (written + chunk).slice(-40_000)
    })
  }
  let isLate = false
  let processor
  const timer = setTimeout(() => ((isLate = true), end(child)), limit * 60_000)
  return new Promise((answer) => {
    const finish = (reason) => {
      clearTimeout(timer)
      running.delete(child)
      if (isQuiet && reason !== 'ended') console.log(`\n== ${name}\n${written.trimEnd()}`)
      const seconds = Math.round((performance.now() - start) / 1000)
      answer({ reason, seconds, processor, ending: written.trimEnd().split('\n').slice(-80).join('\n') })
    }
    child.on('error', (error) => finish(error.message))
    // Others may run: what the programs that have ended cost grows by what this one has cost.
    child.on('exit', () => {
      const seconds = endedProgramsSeconds()
      processor = Math.round((seconds - endedSeconds) * 10) / 10
      endedSeconds = seconds
    })
    child.on('close', (status, signal) => {
      if (isLate) finish(`has not ended within ${limit} minutes`)
      else if (signal !== null && !running.has(child)) finish('ended')
      else finish(status === 0 ? undefined : `exit code ${status ?? signal}`)
    })
  })
}

/** What the files of a step cost, where its tool says so (`file-times.ts`). */
function timesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Asks it to end, so that it takes its browser and servers along; what does not listen is made to. */
function end(child) {
  const send = (signal) => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
  send('SIGTERM')
  setTimeout(() => send('SIGKILL'), 5000).unref()
}

export function endAll() {
  for (const child of running) {
    running.delete(child)
    end(child)
  }
}
