import { readdirSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { keysNamedIn } from './keys-named-in.ts'

/** The module that fetches the other languages: `virtual:translations/pl` is Polish. */
const VIRTUAL = 'virtual:translations'
/** An import that only has German words there: one, `de.ts?along=orders.title`, or all of a noun. */
const ALONG = 'de.ts?along'

/**
 * Puts German words where they are said. A module of `src` that names a key imports its words, so that they are there before it
 * runs: the bundler puts each into what is loaded first of all that says it. Where nothing is bundled the words of the whole noun
 * are imported, to ask for fewer files. Every other language is one module of all nouns, fetched when it is chosen.
 */
export function wordsAlong(root: string): Plugin {
  const folder = resolve(root, 'src/i18n/words')
  let known: Promise<WordIndex> | undefined
  let isBuild = false
  return {
    name: 'words-along',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    watchChange(id) {
      if (id.startsWith(folder)) known = undefined
    },
    resolveId(source) {
      if (source.startsWith(VIRTUAL)) return `\0${source}`
      return source.startsWith(folder) && source.includes(ALONG) ? source : undefined
    },
    async load(id) {
      if (id === `\0${VIRTUAL}`) return languagesOf(folder)
      if (id.startsWith(`\0${VIRTUAL}/`)) return translationOf(folder, basename(id))
      if (!id.startsWith(folder) || !id.includes(ALONG)) return undefined
      const [file = '', key] = id.split('?along=')
      const word = (await (known ??= knownWords(root))).words.get(key ?? '')
      const adding = `import { addGerman } from ${JSON.stringify(resolve(root, 'src/i18n/setup.ts'))}\n`
      if (word !== undefined) return `${adding}addGerman(${JSON.stringify({ [key ?? '']: word.text })})`
      return `${adding}import { de } from ${JSON.stringify(file.replace('?along', ''))}\naddGerman(de)`
    },
    async transform(code, id) {
      if (!id.startsWith(resolve(root, 'src')) || !/\.tsx?$/.test(id)) return undefined
      const { words, sources } = await (known ??= knownWords(root))
      // What words are made of cannot wait for them.
      if (sources.has(id)) return undefined
      const wanted = keysNamedIn(code, [...words.keys()]).map((key) => {
        const along = resolve(words.get(key)?.folder ?? folder, ALONG)
        return `import ${JSON.stringify(isBuild ? `${along}=${key}` : along)}`
      })
      // Behind everything else, so that no line moves; imports run first wherever they stand.
      return wanted.length === 0 ? undefined : { code: `${code}\n${[...new Set(wanted)].join('\n')}\n`, map: null }
    },
  }
}

interface WordIndex {
  /** German words by their key, and the folder they stand in. */
  words: ReadonlyMap<string, { text: string; folder: string }>
  /** Files the words come from, theirs and those of the domain. */
  sources: ReadonlySet<string>
}

async function knownWords(root: string): Promise<WordIndex> {
  const entry = resolve(root, 'src/i18n/build/german.ts')
  const { module, dependencies } = await runnerImport<{ german: Record<string, Record<string, string>> }>(entry, {
    configFile: false,
    root,
    logLevel: 'error',
  })
  const words = Object.entries(module.german).flatMap(([path, texts]) =>
    Object.entries(texts).map(
      ([key, text]) => [key, { text, folder: resolve(dirname(entry), dirname(path)) }] as const,
    ),
  )
  return { words: new Map(words), sources: new Set([entry, ...dependencies.map((file) => resolve(root, file))]) }
}

function languagesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const codes = new Set(files.map((file) => basename(file, '.ts')))
  codes.delete('de')
  const entries = [...codes].map((code) => `${code}: async () => (await import('${VIRTUAL}/${code}')).words`)
  return `export const translations = { ${entries.join(', ')} }`
}

function translationOf(folder: string, code: string): string {
  const files = readdirSync(folder).map((noun) => resolve(folder, noun, `${code}.ts`))
  const imports = files.map((file, at) => `import { ${code} as words${at} } from ${JSON.stringify(file)}`)
  return `${imports.join('\n')}\nexport const words = Object.assign({}, ${files.map((_, at) => `words${at}`).join(', ')})`
}
