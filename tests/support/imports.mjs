import * as fs from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The formatter leaves single quotes only; imports of a type (`import('./a.ts').A`) are imports as well. */
const IMPORT = /(?<![\w'.])(?:from |import |import\(\s*)'([^'\s]+)'/g

/** The code files below some paths. */
export function codeFiles(paths) {
  return paths.flatMap((path) => {
    if (fs.statSync(join(root, path)).isFile()) return [path]
    const below = fs.readdirSync(join(root, path), { recursive: true })
    return below.filter((name) => /\.tsx?$/.test(name)).map((name) => join(path, name))
  })
}

/** What a file imports: the path of a file of the repository, or the name of a package; without what Vite is asked for (`?url`). */
export function importsIn(file, text) {
  return [...text.matchAll(IMPORT)].map(([, written]) => {
    const [name] = written.split('?')
    if (name.startsWith('#')) return { path: name.slice(1) }
    if (name.startsWith('.')) return { path: relative(root, resolve(root, dirname(file), name)) }
    return { package: name }
  })
}

/** What the code files below some paths import. */
export function importsBelow(paths) {
  return new Map(codeFiles(paths).map((file) => [file, importsIn(file, fs.readFileSync(join(root, file), 'utf8'))]))
}
