import { type Import } from '#tests/support/imports.mjs'
import table from './module-arrows.json'

/**
 * Judges imports by `module-arrows.json`. A layer is a folder (or a file) and imports itself and the layers it names; a file is of
 * the innermost one. The folders of three layers are modules of their own: those of the domain and of the entities import each other
 * along the arrows of `modules`, features do not. A layer imports any package, `onlyPackages` or none of `refusedPackages`.
 */
const layers: Readonly<Record<string, string>> = table.layers
const modules: Readonly<Record<string, string>> = table.modules
const onlyPackages: Readonly<Record<string, string>> = table.onlyPackages
const refusedPackages: Readonly<Record<string, string>> = table.refusedPackages

const folders = Object.keys(layers).toSorted((one, other) => other.length - one.length)
const layerOf = (path: string) => folders.find((folder) => path === folder || path.startsWith(`${folder}/`))
const moduleIn = (layer: string, path: string) => path.slice(layer.length + 1).split('/')[0] ?? ''

const words = (text: string | undefined) => text?.split(' ').filter((word) => word !== '')

/** Whether a package is one of those named; a star stands for the rest of a name. */
function isNamed(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
}

/** The arrows between modules, each as `from → to`. */
export const moduleArrows = Object.entries(modules).flatMap(([from, targets]) =>
  (words(targets) ?? []).map((to) => `${from} → ${to}`),
)

function mayImport(file: string, { path, package: name }: Import): boolean {
  const layer = layerOf(file)
  if (layer === undefined) return false
  if (name !== undefined)
    return isNamed(name, words(onlyPackages[layer]) ?? [name]) && !isNamed(name, words(refusedPackages[layer]) ?? [])
  const target = layerOf(path)
  if (target !== layer) return target !== undefined && (words(layers[layer]) ?? []).includes(target)
  const [from, to] = [moduleIn(layer, file), moduleIn(layer, path)]
  if (layer === 'src/features') return from === to
  if (layer === 'src/domain' || layer === 'src/entities') return from === to || moduleArrows.includes(`${from} → ${to}`)
  return true
}

/** What of the imports of some files the table does not allow; a file that stands in no layer must not import at all. */
export function forbiddenImports(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  return [...imports].flatMap(([file, all]) =>
    all.filter((one) => !mayImport(file, one)).map((one) => `${file} → ${one.path ?? one.package}`),
  )
}
