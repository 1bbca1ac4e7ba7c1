import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createUndoPorts } from '#src/app/undo/undo-ports.ts'
import { createUndoStore } from '#src/commands/undo/store.ts'
import type { Call } from '#src/contract/index.ts'
import { setupLanguage, changeLanguage, translate } from '#src/i18n/setup.ts'

afterEach(() => setupLanguage('de'))

test('what was left as others have set it says so in the language of that moment', async () => {
  await setupLanguage('de')
  const body = { conflicts: [{ field: 'priority', mine: 'low', theirs: 'high' }] }
  const conflict = { endpoint: 'orders.undo', kind: 'http', status: 409, message: '', code: 'UNDO_CONFLICT' } as const
  const ports = createUndoPorts({
    session: {
      userId: 'usr-1',
      role: 'dispatcher',
      tenantId: 'nordkurs',
      demo: true,
      name: 'Dana',
      email: 'dana@nordkurs.example',
    },
    call: (() => Promise.reject(new ApiError({ ...conflict, body }))) as Call,
    queryClient: new QueryClient(),
    notify: () => undefined,
    isOffered: () => true,
    turn: () => undefined,
    t: translate,
  })
  const store = createUndoStore(ports)
  store.subscribe(() => store.work()?.question && queueMicrotask(() => store.answer('keep')))
  for (const [step, language] of [
    ['1', 'de'],
    ['2', 'en'],
  ] as const) {
    await changeLanguage(language)
    const entity = { kind: 'order', id: `o-${step}`, label: `NK-${step}` } as const
    store.remember({ step, at: 0, commandId: 'orders.setPriority', title: 'Hoch', entity, eventId: `evt-${step}` })
    await store.undo(step)
  }
  expect(store.current().lost.flatMap(({ items }) => items.map(({ reason }) => reason))).toEqual([
    'Inzwischen geändert und so gelassen',
    'Changed by others in the meantime and left as is',
  ])
})
