import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dispatchWords } from '#src/i18n/german/dispatch.ts'
import { firstWords } from '#src/i18n/german/first.ts'
import { laterWords } from '#src/i18n/german/later.ts'
import { ensureBuilds } from '#tests/support/builds.mjs'

/** Files of code by name, with what they load before they run and what they load later. */
async function builtCode() {
  const { production } = await ensureBuilds(['production'])
  const folder = join(production, 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const code = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const [, start = ''] = /src="\/assets\/([^"]+)"/.exec(readFileSync(join(production, 'index.html'), 'utf8')) ?? []
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const whole = (entry: string, seen = new Set<string>()) => {
    if (seen.has(entry)) return seen
    seen.add(entry)
    for (const name of named(code.get(entry) ?? '', /(?:from|import)["'`]\.\/([^"'`]+\.js)["'`]/g)) whole(name, seen)
    return seen
  }
  const late = new Set([...code.values()].flatMap((text) => named(text, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)))
  return { code, start, late, whole }
}

/** Whether a text names the key, whole, without its plural or context, or by a template it fits. */
function namesIn(text: string): (key: string) => boolean {
  // What a table of words is called by is no use; what stands between ? and : is one.
  const uses = text.replaceAll(/([{,]\s*)["'`][\w.-]+["'`]:/g, '$1:')
  const said = new Set([...uses.matchAll(/["'`]([a-zA-Z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(([, key]) => key))
  const templates = [...uses.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{[^{}`]*\}([\w.-]*)(`|\$)/g)].map(
    ([, head, tail, end]) => new RegExp(`^${head}[\\w.-]+${tail}${end === '$' ? '' : '$'}`),
  )
  return (key) => {
    const plain = key.replace(/_[a-z]+$/, '')
    return said.has(key) || said.has(plain) || templates.some((template) => template.test(plain))
  }
}

it.each([
  ['the words that come later', laterWords],
  ['the words of the Dispo', dispatchWords],
])(
  'what is drawn before %s are there says none of them',
  async (_which, missing) => {
    const { code, start, late, whole } = await builtCode()
    const [[key, word] = []] = Object.entries(missing)
    const holder = [...code.keys()].filter((name) => code.get(name)?.includes(`"${key}":\`${word}\``))
    expect(holder).toHaveLength(1)
    const first = [...whole(start)]
    const entries = [...late].flatMap((entry) => {
      const files = [...whole(entry)].filter((file) => !first.includes(file))
      return files.some((file) => holder.includes(file)) ? [] : [{ entry, files }]
    })
    const wrong = [{ entry: start, files: first }, ...entries].flatMap(({ entry, files }) => {
      const isNamed = namesIn(files.map((file) => code.get(file)).join('\n'))
      const words = Object.keys(missing).filter(isNamed)
      return words.length === 0 ? [] : [`${entry}: ${words.join(' ')}`]
    })
    expect(wrong, 'Import the file that brings them where the code begins, or put the words among the first').toEqual(
      [],
    )
  },
  120_000,
)

it('every word stands once', () => {
  const all = [firstWords, dispatchWords, laterWords].flatMap((words) => Object.keys(words))
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})
