import { expect, test } from 'vitest'
import { createPaletteSearch } from '#src/features/search/palette-search.ts'
import { formatFor } from '#src/i18n/format.ts'
import { seededBackend } from '#tests/mock-server/seeded-backend.ts'
import { t } from './support.ts'

const DISPO = 'dispo@nordkurs'

/** What the palette shows of the hits of a search, from the mock's own answer. */
async function found(query: string) {
  const { ask, server } = seededBackend()
  const search = createPaletteSearch({
    call: async (name, input) => (await ask(DISPO, name, { body: input?.body })).body,
    t,
    format: formatFor('de'),
    session: {},
    pathOf: (url) => url,
  })
  await server.ready
  return (await search(query, new AbortController().signal)).flatMap(({ hits }) => hits)
}

test('a hit says its status once, in the word of the table', async () => {
  const [order] = await found('NK-2026-004711')
  const words = [order?.title, order?.context, order?.status].join(' | ')
  expect(order?.status).toBe('Disponiert')
  expect(words.split('Disponiert')).toHaveLength(2)
})

test('a partner nobody may load with is called what he is called everywhere', async () => {
  const { server } = seededBackend()
  await server.ready
  const blocked = await server.store('nordkurs').first('partners', { blocked: true })
  const hit = (await found(blocked?.name ?? '')).find(({ id }) => id === blocked?.id)
  expect(hit?.status).toBe('Gesperrt')
})
