import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { keysNamedIn } from '#src/i18n/build/keys-named-in.ts'
import { wordsAlong } from '#src/i18n/build/words-along.ts'
import { ensureBuilds } from '#tests/support/builds.mjs'
import { de } from '#tests/support/words.ts'

const root = resolve(import.meta.dirname, '../..')
const keys = [
  'orders.title',
  'orders.tab.open',
  'orders.count_one',
  'orders.count_other',
  'plan.short.loss',
  'plan.why.rest',
]

it.each([
  [`t('orders.title')`, ['orders.title']],
  [`title: "orders.title",`, ['orders.title']],
  ['t(`orders.title`)', ['orders.title']],
  [`t('orders.count', { count })`, ['orders.count_one', 'orders.count_other']],
  ['t(`plan.short.${code}`)', ['plan.short.loss']],
  ['t(`plan.${part}.${code}`)', ['plan.short.loss', 'plan.why.rest']],
  [`code.replace(/^reason/, 'plan.short.')`, ['plan.short.loss']],
  ["t(`${isOpen ? 'orders.tab.' : 'plan.why.'}${kind}`)", ['orders.tab.open', 'plan.why.rest']],
  [`call('orders.tab')`, []],
  [`call('orders.list')`, []],
  [`t('orders.titles')`, []],
  [`const orders = plan.short`, []],
])('%s names %j', (code, named) => {
  expect(keysNamedIn(code, keys)).toEqual(named)
})

it('every word is named by code that says it: none is put together where nobody can see it, and none is left over', () => {
  const sources = import.meta.glob<string>(
    ['../../src/**/*.{ts,tsx}', '!../../src/i18n/words/**', '!../../src/domain/**/*-messages.ts'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  )
  const named = new Set(Object.values(sources).flatMap((code) => keysNamedIn(code, Object.keys(de))))
  expect(Object.keys(de).filter((key) => !named.has(key))).toEqual([])
})

/** What becomes of a module of the app, and of what it imports then. */
function planted(command: 'build' | 'serve') {
  // The hooks need nothing of what a bundler gives them.
  const plugin = wordsAlong(root) as unknown as {
    configResolved(config: { command: string }): void
    transform(code: string, id: string): Promise<{ code: string } | undefined>
    load(id: string): Promise<string | undefined>
  }
  plugin.configResolved({ command })
  return {
    importsOf: async (code: string, file = 'src/features/planted/planted.tsx') => {
      const changed = await plugin.transform(code, join(root, file))
      return [...(changed?.code ?? '').matchAll(/^import "(.*)"$/gm)].map(([, id = '']) => id)
    },
    load: (id: string) => plugin.load(id),
  }
}

it('a module that names a word has it before it runs: in a build that word, else those of its noun', async () => {
  const build = planted('build')
  const [along = '', ...others] = await build.importsOf(`export const title = 'orders.title'\n`)
  expect([along, others]).toEqual([join(root, 'src/i18n/words/orders/de.ts?along=orders.title'), []])
  expect(await build.load(along)).toContain(`addGerman(${JSON.stringify({ 'orders.title': de['orders.title'] })})`)

  const serve = planted('serve')
  const [whole = ''] = await serve.importsOf(`export const title = 'orders.title'\n`)
  expect(whole).toBe(join(root, 'src/i18n/words/orders/de.ts?along'))
  expect(await serve.load(whole)).toContain('addGerman(de)')
})

it('so has a rule of the domain, whose reasons others show, but not what the words are made of', async () => {
  const { importsOf } = planted('build')
  const rule = `return { reason: 'reason.sameStatus' }\n`
  expect(await importsOf(rule, 'src/domain/planted.ts')).toEqual([
    join(root, 'src/i18n/words/reason/de.ts?along=reason.sameStatus'),
  ])
  expect(await importsOf(rule, 'src/domain/refusals/reason-messages.ts')).toEqual([])
  expect(await importsOf(rule, 'mock-server/planted.ts')).toEqual([])
})

it('the start of the app brings the words it says and no others', async () => {
  const { production } = await ensureBuilds(['production'])
  const folder = join(production, 'assets')
  const [, start = ''] = /src="\/assets\/([^"]+)"/.exec(readFileSync(join(production, 'index.html'), 'utf8')) ?? []
  const holders = (key: keyof typeof de) =>
    readdirSync(folder).filter(
      (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(`"${key}":\`${de[key]}\``),
    )
  expect(holders('chrome.search')).toEqual([start])
  expect(holders('line.title').map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['dispatch'])
}, 120_000)
