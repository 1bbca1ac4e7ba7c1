import { describe, expect, test } from 'vitest'
import { builtInViews, nameToday, noViews, withView } from '#src/records/views/saved-views.ts'
import { t } from '#tests/commands/support.ts'
import { LETTERS } from './made-up-list.ts'

const viewsCalled = (...names: string[]) => [
  ...builtInViews(LETTERS, t),
  ...names.reduce((saved, name) => withView(saved, { name, filters: {}, sort: 'weight', desc: true }), noViews(LETTERS))
    .views,
]

describe('what a view of an older link is called today', () => {
  test.each<[string, string, string[], [string, string | undefined][], string | undefined]>([
    ['as ever', 'Express', ['Express'], [], 'Express'],
    ['nobody’s', 'Geheim', ['Express'], [], 'Geheim'],
    ['renamed', 'Nord', ['Norden'], [['Nord', 'Norden']], 'Norden'],
    // prettier-ignore
    ['renamed twice', 'Nord', ['Küste'], [['Nord', 'Norden'], ['Norden', 'Küste']], 'Küste'],
    ['deleted', 'Express', [], [['Express', undefined]], undefined],
    // prettier-ignore
    ['renamed and then deleted', 'Nord', [], [['Nord', 'Norden'], ['Norden', undefined]], undefined],
    ['deleted, its name used again', 'Express', ['Express'], [['Express', undefined]], 'Express'],
    // prettier-ignore
    ['renamed there and back', 'Nord', ['Nord'], [['Nord', 'Norden'], ['Norden', 'Nord']], 'Nord'],
    // prettier-ignore
    ['the name in between', 'Norden', ['Nord'], [['Nord', 'Norden'], ['Norden', 'Nord']], 'Nord'],
    // prettier-ignore
    ['renamed in a circle by other tabs', 'Nord', [], [['Nord', 'Norden'], ['Norden', 'Nord']], 'Nord'],
  ])('%s', (_, name, today, renamed, expected) => {
    expect(nameToday(name, viewsCalled(...today), new Map(renamed))).toBe(expected)
  })
})
