import { expect, test } from 'vitest'
import { createSessionValues } from '#src/workspace/session/session-values.tsx'

const drafts = { create: () => new Set<string>() }
const names = { create: () => new Set<string>() }

test('a session has one of each, and another session, or a second app in the page, has its own', () => {
  const [mine, yours] = [createSessionValues(), createSessionValues()]
  mine.of(drafts).add('NK-1')
  expect([mine.of(drafts), mine.of(names), yours.of(drafts)].map((value) => [...value])).toEqual([['NK-1'], [], []])
  expect(mine.of(drafts)).toBe(mine.of(drafts))
})
