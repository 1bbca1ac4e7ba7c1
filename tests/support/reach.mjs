import { importsBelow } from './imports.mjs'

const TEST = /\.test\.tsx?$/
const RULE_TEST =
  /^tests\/(?:domain|machines|mock-server|conformance|commands|api|storage|records)\/.*(?<!\.browser)\.test\.tsx?$/
/** Says of what room a file is, not what it is about. */
const PLAIN_WORDS = new Set(['', 'src', 'features', 'tests', 'test', 'app', 'ts', 'tsx', 'mock', 'server', 'resources'])

const wordsOf = (path) => path.split(/[^a-z]+/).filter((word) => !PLAIN_WORDS.has(word))

/** All that imports some files, directly or by others, and these themselves. */
export function reachedBy(files, importers = importersOf()) {
  const reached = new Set(files)
  for (const one of reached) for (const other of importers.get(one) ?? []) reached.add(other)
  return [...reached]
}

/** Tests in the order of how much they and the files are called alike; those of what the files are about come first. */
export function nearest(tests, files) {
  const names = new Set(files.flatMap(wordsOf))
  const shared = (test) => wordsOf(test).filter((word) => names.has(word)).length
  return tests.toSorted((one, other) => shared(other) - shared(one))
}

/** Answers which tests of rules a file reaches, the nearest first. */
export function createReach() {
  const importers = importersOf()
  return (file) =>
    nearest(
      reachedBy([file], importers).filter((one) => RULE_TEST.test(one)),
      [file],
    )
}

/** The tests that some files reach: `node` those of Vitest in Node, `browser` the booted ones, which all reach the whole app: nearest first. */
export function testsFor(files) {
  const tests = reachedBy(files).filter((one) => TEST.test(one))
  const isBooted = (test) => test.startsWith('tests/app/') || test.includes('.browser.')
  const isConsole = (test) => test.startsWith('tests/console/')
  return {
    node: tests.filter((test) => !isBooted(test) && !isConsole(test)),
    browser: nearest(tests.filter(isBooted), files),
  }
}

function importersOf() {
  const importers = new Map()
  for (const [file, imports] of importsBelow(['src', 'machines', 'mock-server', 'tests'])) {
    for (const { path } of imports) if (path !== undefined) importers.set(path, [...(importers.get(path) ?? []), file])
  }
  return importers
}
