import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importsBelow } from './imports.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Where booted tests begin: what Vitest's project `browser` runs, and what it sets up. */
const FIRST = /^tests\/(?:(?:app|console)\/|conformance\/.*\.browser\.|support\/(?:check\/)?[a-z-]+\.tsx?$)/

/** The files of the product that booted tests and their helpers import. */
export function browserEntries() {
  const imports = importsBelow(['tests'])
  const reached = new Set([...imports.keys()].filter((file) => FIRST.test(file) && !isForNode(imports.get(file))))
  const found = new Set()
  for (const file of reached) {
    for (const { path } of imports.get(file) ?? []) {
      if (path === undefined) continue
      if (path.startsWith('tests/')) reached.add(path)
      else if (existsSync(join(root, path))) found.add(path)
    }
  }
  return [STYLES, ...[...found].filter((file) => file !== STYLES).toSorted()]
}

/** What comes first decides which layer of styles is above which. */
export const STYLES = 'src/app/styles.ts'

const isForNode = (imports) => imports.some(({ package: name }) => name?.startsWith('node:'))
