import { expect, test } from 'vitest'
import { countReload, mayReload } from '#src/app/failures/reload-limit.ts'
import { createStore } from '#src/storage/store.ts'
import { forbiddenStorage, memoryStorage } from '#tests/support/memory-storage.ts'

const memory = (text?: string) => createStore(memoryStorage(text === undefined ? [] : [['critical-reloads', text]]))

test('the page reloads by itself at most 3 times in 2 minutes', () => {
  const storage = memory()
  const moments = [0, 4000, 8000, 12_000, 119_999, 120_000, 123_999, 124_000]
  expect(moments.map((now) => [now, countReload(storage, now)])).toEqual([
    [0, true],
    [4000, true],
    [8000, true],
    [12_000, false],
    [119_999, false],
    [120_000, true],
    [123_999, false],
    [124_000, true],
  ])
})

test('asking does not count', () => {
  const storage = memory()
  expect([1, 2, 3, 4, 5].map((now) => mayReload(storage, now))).toEqual([true, true, true, true, true])
})

test.each([
  ['no storage', createStore(undefined), false],
  ['a storage that throws', createStore(forbiddenStorage), false],
  ['a broken entry', memory('{"'), true],
  ['an entry of another shape', memory('{"a":1}'), true],
  ['moments of tomorrow', memory('[90000000,90000000,90000000]'), true],
])('with %s', (_name, storage, allowed) => {
  expect([mayReload(storage, 1000), countReload(storage, 1000)]).toEqual([allowed, allowed])
})
