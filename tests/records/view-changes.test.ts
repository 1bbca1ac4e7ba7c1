import { describe, expect, test } from 'vitest'
import { withPinned } from '#src/records/columns/layout.ts'
import { isViewChanged } from '#src/records/views/address.ts'
import { noViews, withLayout, withView, type SavedView } from '#src/records/views/saved-views.ts'
import { LETTERS } from './made-up-list.ts'

const { usual } = LETTERS.columns.layouts

/** Monday. */
const today = '2026-11-23'
const other = withPinned(usual, 'mood', true)
const said = { name: 'Norden', filters: { mood: 'low,high', since: 'today+1' }, sort: 'sender', desc: false } as const
const asSaid = { view: 'Norden', mood: 'low,high', since: '2026-11-24', sort: 'sender', dir: 'asc' }

/** The view as kept, with columns of its own or without. */
function kept(view: Pick<SavedView, 'layout'> = {}) {
  const saved = withView(noViews(LETTERS), { ...said, ...view })
  const [found] = saved.views
  if (found === undefined) throw new Error('The view was not kept')
  return { saved, view: found }
}
const changed = (search: object, { saved, view } = kept()) =>
  isViewChanged(LETTERS, LETTERS.search.parse(search), view, saved, today)

describe('the view "Norden" is called changed', () => {
  test('not as it was saved, whatever row has the focus', () => {
    expect(changed(asSaid)).toBe(false)
    expect(changed({ ...asSaid, row: 'NK-2026-004711', page: '2' })).toBe(false)
  })

  test.each([
    ['another value', { ...asSaid, mood: 'low' }],
    ['one more filter', { ...asSaid, read: 'true' }],
    ['one filter less', { ...asSaid, mood: undefined }],
    ['the day after, which moved along', { ...asSaid, since: '2026-11-25' }],
    ['another sort', { ...asSaid, sort: 'weight' }],
    ['the other direction', { ...asSaid, dir: 'desc' }],
  ])('with %s', (_name, search) => {
    expect(changed(search)).toBe(true)
  })

  test('with other columns, if it has columns of its own', () => {
    const own = kept({ layout: usual })
    expect(changed(asSaid, own)).toBe(false)
    expect(changed(asSaid, { ...own, saved: withLayout(own.saved, own.view, other) })).toBe(true)
    const without = kept()
    expect(changed(asSaid, { ...without, saved: withLayout(without.saved, without.view, other) })).toBe(false)
  })
})
