import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs that are kept beside the latest one. */
const MOST_RUNS = 30
const SLOWEST = 10

/** The files that cost most, the dearest first. */
export function slowestFiles(steps, count = SLOWEST) {
  const files = steps.flatMap(({ files = [] }) => files)
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

/** Writes a run as `latest.json` and under its time, and takes the oldest ones away. Answers the path. */
export function writeRun(folder, steps, now = new Date()) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${now.toISOString().replaceAll(':', '-').slice(0, 19)}.json`)
  writeFileSync(path, `${JSON.stringify({ at: now.toISOString(), steps }, null, 1)}\n`)
  copyFileSync(path, join(folder, 'latest.json'))
  const runs = readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name))
  for (const name of runs.toSorted().slice(0, -MOST_RUNS)) rmSync(join(folder, name))
  return path
}

/** What the files cost in the latest run that knows them, by their names. */
export function knownTimes(folder) {
  try {
    const runs = readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name))
    const files = runs
      .toSorted()
      .flatMap((name) => readRun(join(folder, name)).steps.flatMap(({ files = [] }) => files))
    return new Map(files.map(({ file, seconds }) => [file, seconds]))
  } catch {
    return new Map()
  }
}

export const readRun = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Two runs beside each other, as lines: their steps, and the files whose costs differ most. */
export function compareRuns(before, after) {
  const steps = pairs(before.steps, after.steps, ({ name }) => name)
  const files = pairs(filesOf(before), filesOf(after), ({ file }) => file)
  const differing = files
    .filter(({ difference }) => Math.abs(difference) >= 0.5)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
  return [
    'Seconds of the steps, and of the processor in them:',
    ...steps.map(({ name, one, other }) =>
      [
        name.padEnd(12),
        shown(one?.seconds),
        '→',
        shown(other?.seconds),
        '   ',
        shown(one?.processor),
        '→',
        shown(other?.processor),
      ].join(' '),
    ),
    'Files whose processor seconds differ most:',
    ...differing
      .slice(0, 2 * SLOWEST)
      .map(({ name, one, other }) => `${shown(one?.seconds)} → ${shown(other?.seconds)}  ${name}`),
  ]
}

const filesOf = (run) => run.steps.flatMap(({ files = [] }) => files)
const shown = (seconds) => (seconds === undefined ? '–' : seconds.toFixed(1)).padStart(7)

/** What is called alike in both runs, in the order of the first one. */
function pairs(before, after, nameOf) {
  const names = [...new Set([...before, ...after].map(nameOf))]
  return names.map((name) => {
    const [one, other] = [before, after].map((all) => all.find((each) => nameOf(each) === name))
    return { name, one, other, difference: (other?.seconds ?? 0) - (one?.seconds ?? 0) }
  })
}
