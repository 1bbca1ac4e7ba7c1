import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Person } from './support/app.ts'
import {
  choosesCustomer,
  COLOGNE,
  describesCargo,
  describesStop,
  field,
  goesOnTo,
  HAMBURG,
  step,
} from './support/wizard.ts'

/** What keeps people out. Less serious findings are looked at by people. */
const BLOCKING = new Set(['serious', 'critical'])

/** A state of the product to be looked at; it is reached by the keyboard from the state before. */
interface State {
  name: string
  reach(person: Person): Promise<void>
}

const screens: readonly State[] = [
  ...[
    '/dispatcher',
    '/documents',
    '/profile',
    '/profile/stats',
    '/notifications',
    '/tenant/switch',
    '/system/settings',
  ].map((path) => ({
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
]

/** Each is reached from the one before. */
const around: readonly State[] = [
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
      await person.opens('/orders')
      await person.firstOrder()
      await person.press('n')
      await expect(field(step(person, 'Kunde'), 'Kunde')).toBeFocused()
    },
  },
]

/** The steps of the wizard that show more than fields. */
const wizard: readonly State[] = [
  {
    name: 'errors in the new order',
    async reach(person) {
      await person.opens('/orders')
      await person.firstOrder()
      await person.press('n')
      await choosesCustomer(person)
      await goesOnTo(person, 'Ladung')
      await person.press('Control+Enter')
      await expect(step(person, 'Ladung').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the price of the new order',
    async reach(person) {
      await describesCargo(person)
      await goesOnTo(person, 'Beladung')
      await describesStop(person, 'Beladung', HAMBURG)
      await goesOnTo(person, 'Entladung')
      await describesStop(person, 'Entladung', COLOGNE)
      await goesOnTo(person, 'Preis')
      await expect(field(step(person, 'Preis'), 'Kundenpreis (netto)')).not.toHaveValue('')
    },
  },
  {
    name: 'the carriers for the new order',
    async reach(person) {
      await goesOnTo(person, 'Frachtführer')
      await expect(step(person, 'Frachtführer').getByRole('radio').first()).toBeVisible()
    },
  },
]

const parts = [
  ['any screen', screens],
  ['the orders, their palette, dialogs and panels', around],
  ['the new order', wizard],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [part, states] of parts) {
    test(`Nothing serious keeps people out of ${part} in the ${colorScheme} design`, async ({ admin }) => {
      await admin.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const { name, reach } of states) {
        await test.step(name, async () => {
          await reach(admin)
          expect.soft(await findings(admin), name).toEqual([])
        })
      }
    })
  }

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
