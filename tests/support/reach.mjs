import { importsBelow } from './imports.mjs'

const TEST = /\.test\.tsx?$/
const RULE_TEST =
  /^tests\/(?:domain|machines|mock-server|conformance|commands|api|storage|records)\/.*(?<!\.browser)\.test\.tsx?$/
/** Words that say where a file is, not what it is about. */
const PLAIN_WORDS = new Set(['', 'src', 'features', 'tests', 'test', 'app', 'ts', 'tsx', 'mock', 'server', 'resources'])

const wordsOf = (path) => path.split(/[^a-z]+/).filter((word) => !PLAIN_WORDS.has(word))

/** All that imports some files, directly or by others, and these themselves. */
export function reachedBy(files, importers = importersOf()) {
  const reached = new Set(files)
  for (const one of reached) for (const other of importers.get(one) ?? []) reached.add(other)
  return [...reached]
}

/** A test that imports a file is as near as one that shares two words of its name. */
const BY_IMPORT = 2

/** Tests in the order of how much they have to do with the files: which import them, and how much they are called alike. */
export function nearest(tests, files, importers = importersOf()) {
  const names = new Set(files.flatMap(wordsOf))
  const direct = new Set(files.flatMap((file) => importers.get(file) ?? []))
  const nearness = (test) => {
    if (files.includes(test)) return Infinity
    return wordsOf(test).filter((word) => names.has(word)).length + (direct.has(test) ? BY_IMPORT : 0)
  }
  return tests
    .map((test) => ({ test, near: nearness(test) }))
    .toSorted((one, other) => other.near - one.near)
    .map(({ test }) => test)
}

/** Answers which tests of rules a file reaches, the nearest first. */
export function createReach() {
  const importers = importersOf()
  return (file) => {
    const tests = reachedBy([file], importers).filter((one) => RULE_TEST.test(one))
    return nearest(tests, [file], importers)
  }
}

/** The tests that some files reach, the nearest first: `node` those of Vitest in Node, `browser` the booted ones, which all reach the whole app. */
export function testsFor(files) {
  const importers = importersOf()
  const tests = nearest(
    reachedBy(files, importers).filter((one) => TEST.test(one)),
    files,
    importers,
  )
  const isBooted = (test) => test.startsWith('tests/app/') || test.includes('.browser.')
  const isConsole = (test) => test.startsWith('tests/console/')
  return {
    node: tests.filter((test) => !isBooted(test) && !isConsole(test)),
    browser: tests.filter(isBooted),
  }
}

function importersOf() {
  const importers = new Map()
  for (const [file, imports] of importsBelow(['src', 'machines', 'mock-server', 'tests'])) {
    for (const { path } of imports) if (path !== undefined) importers.set(path, [...(importers.get(path) ?? []), file])
  }
  return importers
}
