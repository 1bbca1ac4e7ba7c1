import * as fs from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './lanes.mjs'

const IMPORT = /(?:from|import)\s*\(?\s*'((?:#|\.)[^']+)'/g
const NODE_TESTS = /^tests\/(?:domain|machines|mock-server|commands|api|storage|records)\/.*(?<!\.browser)\.test\.tsx?$/

/** The code files below some paths. */
export const filesBelow = (paths) =>
  paths.flatMap((path) => {
    if (fs.statSync(join(root, path)).isFile()) return [path]
    const below = fs.readdirSync(join(root, path), { recursive: true })
    return below.filter((name) => /\.tsx?$/.test(name)).map((name) => join(path, name))
  })

const wordsOf = (path) => path.split(/[^a-z]+/)

/**
 * Answers which tests of rules import a file, directly or by others: those first that are called as it is or its folder, then
 * the nearest.
 */
export function createReach() {
  const importers = new Map()
  for (const file of filesBelow(['src', 'machines', 'mock-server', 'tests'])) {
    for (const [, name] of fs.readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = name.startsWith('#') ? name.slice(1) : relative(root, join(root, dirname(file), name))
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return (file) => {
    const reached = new Set([file])
    for (const one of reached) for (const other of importers.get(one) ?? []) reached.add(other)
    const names = new Set(wordsOf(file))
    const shared = (test) => wordsOf(test).filter((word) => names.has(word)).length
    const tests = [...reached].filter((one) => NODE_TESTS.test(one))
    return tests.toSorted((one, other) => shared(other) - shared(one))
  }
}
