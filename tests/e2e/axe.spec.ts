import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Person } from './support/app.ts'

/** What keeps people out. Less serious findings are looked at by people. */
const BLOCKING = new Set(['serious', 'critical'])

/** A state of the product to be looked at; it is reached by the keyboard from the state before. */
interface State {
  name: string
  reach(person: Person): Promise<void>
}

const states: readonly State[] = [
  ...['/dispatcher', '/documents', '/profile', '/notifications', '/tenant/switch', '/system/settings'].map((path) => ({
    name: path,
    reach: (person: Person) => person.opens(path),
  })),
  {
    name: '/unauthorized',
    reach: (person) => person.opens('/unauthorized'),
  },
  {
    name: 'keys in the settings',
    reach: (person) => person.opens('/system/settings?tab=keys'),
  },
  {
    name: '/orders',
    async reach(person) {
      await person.opens('/orders')
      await person.firstOrder()
    },
  },
  {
    name: 'the palette',
    async reach(person) {
      await person.press('Control+k')
      await expect(person.activeRow).toBeVisible()
    },
  },
  {
    name: 'results in the palette',
    async reach(person) {
      await person.types('hamburg')
      await expect(person.palette.getByRole('group', { name: /^Aufträge/ })).toBeVisible()
    },
  },
  {
    name: 'the cheat sheet',
    async reach(person) {
      await person.press('Control+k')
      await expect(person.palette).toBeHidden()
      await person.press('?')
      await expect(person.page.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
    },
  },
  {
    name: 'the filters of the orders',
    async reach(person) {
      await person.press('Escape')
      await expect(person.page.getByRole('dialog')).toBeHidden()
      await person.press('f')
      await expect(person.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'an order in a side panel',
    async reach(person) {
      await person.press('Escape')
      await expect(person.page.getByRole('dialog')).toBeHidden()
      const number = await person.firstOrder()
      await person.press('Space')
      await expect(person.panel(number).getByText('Schritt')).toBeVisible()
    },
  },
  {
    name: 'an order on the whole page',
    async reach(person) {
      await person.press('Enter')
      await expect(person.heading).toHaveText(/^NK-/)
    },
  },
  {
    name: 'the new order in a side panel',
    async reach(person) {
      await person.opens('/orders?panels=wizard')
      await expect(person.panel('Auftrag anlegen').getByLabel('Kunde')).toBeVisible()
    },
  },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Nothing serious keeps people out of any screen in the ${colorScheme} design`, async ({ admin }) => {
    await admin.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const { name, reach } of states) {
      await test.step(name, async () => {
        await reach(admin)
        expect.soft(await findings(admin), name).toEqual([])
      })
    }
  })

  test(`Nothing serious keeps people out of the login in the ${colorScheme} design`, async ({ visitor }) => {
    await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visitor.page.goto(`${visitor.origin}/login`)
    await expect(visitor.loginHeading).toBeVisible()
    expect.soft(await findings(visitor), 'login').toEqual([])
    await visitor.signsIn('dispo@nordkurs.example', 'falsch-und-lang')
    await expect(visitor.page.getByText('Login fehlgeschlagen', { exact: true }).first()).toBeVisible()
    expect.soft(await findings(visitor), 'refused login').toEqual([])
  })
}

async function findings({ page }: Person): Promise<string[]> {
  // The legacy mode looks at this one document only and opens no second page, which would take the focus.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations
    .filter(({ impact }) => BLOCKING.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    )
}
