import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'vite'
import { browserEntries, STYLES } from './browser-entries.mjs'
import { ensureBuilds } from './builds.mjs'

const root = resolve(import.meta.dirname, '../..')
const STYLE_SHEET = 'assets/style.css'
const PACKAGES = 'virtual:packages/'

/** What comes from a package and is code: styles, typefaces and other files are part of the build. */
const isPackage = (source: string) => /^[a-z@]/i.test(source) && !/^virtual:|\.css$|\?/.test(source)

/**
 * The product in one file, for tests in a browser: Chromium walks the whole graph below a module at every `import()`, and asks for
 * each module by itself, which costs more than the tests do. Each file they import is an entry of its own.
 */
export const browserBuildOptions = (): BuildOptions => ({
  minify: false,
  cssCodeSplit: false,
  modulePreload: false,
  target: 'es2022',
  rolldownOptions: {
    input: Object.fromEntries(browserEntries().map((file) => [file, join(root, file)])),
    external: isPackage,
    preserveEntrySignatures: 'strict',
    // Parts that are fetched later are there from the start.
    checks: { ineffectiveDynamicImport: false },
    output: {
      entryFileNames: '[name].js',
      assetFileNames: ({ names }) => (names[0] === 'style.css' ? STYLE_SHEET : 'assets/[name]-[hash][extname]'),
      codeSplitting: { groups: [{ name: 'product', test: /./ }] },
    },
  },
})

/** An import of a package in the one file, with what it takes, and one that is made later. */
const IMPORT = /^import (.+) from "([a-z@][^"]*)";$/gim
const LATER = /\bimport\("([a-z@][^"]*)"\)/gi

/**
 * Answers what tests import of the product from its build for them. The one file is served as it is, but for its packages, which are
 * the test server's: a small module takes from each what the product imports.
 */
export function serveBrowserBuild(): Plugin {
  let folder = ''
  let entries: ReadonlySet<string> = new Set()
  const taken = new Map<string, string>()
  const withPackages = (code: string) =>
    code
      .replaceAll(IMPORT, (_all, names: string, name: string) => {
        taken.set(name, names)
        return `import ${names} from "/@id/${PACKAGES}${name}";`
      })
      .replaceAll(LATER, (_all, name: string) => `import("/@id/${PACKAGES}${name}").then(({ later }) => later())`)
  return {
    name: 'browser-build',
    enforce: 'pre',
    async buildStart() {
      folder = (await ensureBuilds(['browser'])).browser
      entries = new Set(browserEntries().map((file) => `#${file}`))
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (folder === '' || !path.startsWith(`/${relative(root, folder)}/assets/`) || !path.endsWith('.js'))
          return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(withPackages(readFileSync(join(root, path), 'utf8')))
      })
    },
    resolveId(source) {
      if (source.startsWith(PACKAGES)) return source
      // Words hold nothing: they may be there twice.
      if (!entries.has(source)) return undefined
      return join(folder, source === `#${STYLES}` ? STYLE_SHEET : `${source.slice(1)}.js`)
    },
    load(id) {
      if (!id.startsWith(PACKAGES)) return undefined
      const name = JSON.stringify(id.slice(PACKAGES.length))
      return `${exportOf(taken.get(id.slice(PACKAGES.length)), name)}\nexport const later = () => import(${name})`
    },
  }
}

/** Gives on what an import takes: `* as z`, `Papa`, `{ a, b as c }`. */
function exportOf(names: string | undefined, source: string): string {
  if (names === undefined) return ''
  if (names.startsWith('*')) return `export * from ${source}`
  if (!names.startsWith('{')) return `export { default } from ${source}`
  return `export ${names.replaceAll(/ as [\w$]+/g, '')} from ${source}`
}
