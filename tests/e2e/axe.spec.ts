import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Person } from './support/app.ts'
import { around, screens, wizard, work } from './support/states.ts'

/** What keeps people out. Less serious findings are looked at by people. */
const BLOCKING = new Set(['serious', 'critical'])

/** All serious rules that ask for colours: the rest is the same in both designs, which differ in nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

const parts = [
  ['any screen', screens],
  ['the orders, their palette, dialogs and panels', around],
  ['the work with orders', work],
  ['the new order', wizard],
] as const

// Each opens a browser of its own.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

for (const [part, states] of parts) {
  test(`Nothing serious keeps people out of ${part}, in either design`, async ({ admin }) => {
    await admin.page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { name, reach } of states) {
      await test.step(name, async () => {
        await reach(admin)
        await isOpenToAll(admin, name)
      })
    }
  })
}

test('Nothing serious keeps people out of the login, in either design', async ({ visitor }) => {
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.page.goto(`${visitor.origin}/login`)
  await expect(visitor.loginHeading).toBeVisible()
  await isOpenToAll(visitor, 'login')
  await visitor.signsIn('dispo@nordkurs.example', 'falsch-und-lang')
  await expect(visitor.page.getByText('Login fehlgeschlagen', { exact: true }).first()).toBeVisible()
  await isOpenToAll(visitor, 'refused login')
})

/** What is on the screen now has no serious finding, neither light nor dark. */
async function isOpenToAll(person: Person, name: string): Promise<void> {
  const inks: string[] = []
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', COLOUR_RULES],
  ] as const) {
    await person.page.emulateMedia({ colorScheme })
    inks.push(await person.page.evaluate(() => getComputedStyle(document.body).color))
    expect.soft(await findings(person, rules), `${name}, ${colorScheme}`).toEqual([])
  }
  expect(new Set(inks).size, 'The two designs differ').toBe(2)
}

async function findings({ page }: Person, rules?: readonly string[]): Promise<string[]> {
  // The legacy mode looks at this one document only and opens no second page, which would take the focus.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze()
  return violations
    .filter(({ impact }) => BLOCKING.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    )
}
