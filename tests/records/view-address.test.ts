import { describe, expect, test } from 'vitest'
import { ordersList } from '#src/features/orders/list/orders-list.ts'
import { resolveSearch } from '#src/records/views/address.ts'
import { builtInViews, noViews, withView, type SavedViews } from '#src/records/views/saved-views.ts'
import { t } from '#tests/commands/support.ts'

const NORTH = { name: 'Norden', filters: { plz: '20-29' }, sort: 'pickupDate', desc: false } as const

/** What an address means for a person on Monday 23 November 2026: the set params, its view, and a name nobody has given. */
function meaning(address: string, saved: SavedViews = noViews(ordersList)) {
  const raw = ordersList.search.parse(Object.fromEntries(new URLSearchParams(address)))
  const views = [...saved.views, ...builtInViews(ordersList, t)]
  const { search, view, unknown } = resolveSearch(ordersList, raw, views, saved, () => '2026-11-23')
  const set = Object.entries(search).filter(([, value]) => value !== undefined)
  return { set: Object.fromEntries(set), view: view?.name, unknown }
}

describe('a view in the address of the order list', () => {
  test('that is named alone means the filters and the sort it has today', () => {
    expect(meaning('view=heute')).toEqual({
      set: { view: 'heute', from: '2026-11-23', to: '2026-11-23', sort: 'pickupDate', dir: 'asc' },
      view: 'Heute laden',
      unknown: undefined,
    })
    expect(meaning('view=abzurechnen').set).toMatchObject({ status: 'DELIVERED', sort: 'pickupDate', dir: 'asc' })
  })

  test('has the filters that stand beside its name, which take the place of its own', () => {
    const { set, view } = meaning('view=abzurechnen&plz=20-29')
    expect([set, view]).toMatchObject([{ view: 'abzurechnen', status: 'DELIVERED', plz: '20-29' }, 'Abzurechnen'])
    expect(meaning('view=abzurechnen&status=CONFIRMED').set).toMatchObject({ status: 'CONFIRMED' })
  })

  test('with a sort beside it has exactly the filters that stand there', () => {
    expect(meaning('view=abzurechnen&plz=20-29&sort=pickupDate&dir=asc')).toMatchObject({
      set: { view: 'abzurechnen', plz: '20-29', sort: 'pickupDate', dir: 'asc' },
      view: 'Abzurechnen',
    })
    expect(meaning('view=abzurechnen&sort=pickupDate&dir=asc').set).not.toHaveProperty('status')
  })

  test('opens the bare list where the person has chosen so, and nothing that says more', () => {
    const saved = { ...withView(noViews(ordersList), NORTH), defaultView: 'Norden' }
    expect(meaning('', saved)).toMatchObject({ set: { plz: '20-29' }, view: 'Norden' })
    expect(meaning('q=Hamburg', saved)).toEqual({ set: { q: 'Hamburg' }, view: undefined, unknown: undefined })
    expect(meaning('row=NK-2026-004711', saved).view).toBeUndefined()
  })

  test.each(['Geheim', 'constructor', '__proto__', '%00', '../..'])(
    'that nobody here has given is dropped, and all beside it stays: %j',
    (name) => {
      const address = `view=${encodeURIComponent(name)}&status=CONFIRMED&sort=pickupDate&dir=asc`
      expect(meaning(address)).toEqual({
        set: { status: 'CONFIRMED', sort: 'pickupDate', dir: 'asc' },
        view: undefined,
        unknown: name,
      })
    },
  )
})
