import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Graph = Rolldown.ChunkingContext

/** Bytes of source below which code has no file of its own: a request costs more than it brings. */
const LEAST = 24_000

/** What is large and seldom needed: readers and writers of files, and the table of German places. */
const LARGE = /pdfjs-dist|pdfkit|fontkit|hucre|places\/german\/table/

/** Layer and folder of a module of this program; words come by language. */
const OWN = /\/(?:src|machines)\/(?!i18n\/words)(\w+)\/([\w-]+)/
const LIBRARIES = /node_modules/
const FEATURES = /\/src\/features\//
/** Layers below the features. */
const BELOW = /\/src\/(?!features\/|app\/)/

/** Whether a module or one of those it imports is large. What asks for it later with `import()` is not. */
function needsLarge(id: string, graph: Graph, known: Map<string, boolean>): boolean {
  const before = known.get(id)
  if (before !== undefined) return before
  // A circle ends here.
  known.set(id, false)
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  const isLarge = LARGE.test(id) || imported.some((other) => needsLarge(other, graph, known))
  known.set(id, isLarge)
  return isLarge
}

/** The package, subject, layer or feature a module belongs to: `pdfkit`, `domain-goods`, `ui`, `billing`. */
function partOf(id: string): string | null {
  const [, scope, library] = /.*node_modules\/(?:@([\w-]+)\/)?([\w.-]+)/.exec(id) ?? []
  if (library !== undefined) return scope === undefined ? library : `${scope}-${library}`
  const [, layer, subject = ''] = OWN.exec(id) ?? []
  if (layer === 'features') return subject
  return layer === 'domain' || layer === 'entities' ? `${layer}-${subject}` : (layer ?? null)
}

/** The layer of a module, for what is too small for a file of its own. */
const layerOf = (id: string): string | null => OWN.exec(id)?.[1] ?? null

/**
 * One file of code for each package, subject and feature, and for what is smaller one for its layer (decision 056); what needs
 * something large has one of its own: `inbox-large`. A lower layer takes what is its own first, as a group takes along what its
 * modules import.
 */
export function codeParts(): Groups {
  const known = new Map<string, boolean>()
  const apart = (name: typeof partOf) => (id: string, graph: Graph) => {
    const part = name(id)
    return part !== null && needsLarge(id, graph, known) ? `${part}-large` : part
  }
  return [
    { name: partOf, test: LIBRARIES, minSize: LEAST, priority: 3 },
    { name: 'libraries-rest', test: LIBRARIES, priority: 3 },
    { name: apart(partOf), test: BELOW, minSize: LEAST, priority: 2 },
    { name: apart(layerOf), test: BELOW, priority: 2 },
    { name: apart(partOf), test: FEATURES, minSize: LEAST, priority: 1 },
    { name: apart(layerOf), test: FEATURES, priority: 1 },
    // German words that none of these says, and what binds all of them together.
    { name: 'words', test: /de\.ts\?along/ },
    { name: 'app', test: /\/src\/app\// },
  ]
}
