import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Person } from './support/app.ts'
import { around, screens, wizard, work } from './support/states.ts'

/** What keeps people out. Less serious findings are looked at by people. */
const BLOCKING = new Set(['serious', 'critical'])

const parts = [
  ['any screen', screens],
  ['the orders, their palette, dialogs and panels', around],
  ['the work with orders', work],
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
